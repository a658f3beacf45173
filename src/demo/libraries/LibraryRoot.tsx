import { useCallback, useState, type HTMLAttributes, type ReactNode } from 'react';

interface LibraryRootProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Whether styles can be written to an element that is not in the page yet: as text, not as rules of a sheet. */
  isReadyEarly?: boolean;
  /** Told where pop-ups and styles go, so that they stay in the demo; undefined on the server. */
  children: (outlet: HTMLElement | undefined) => ReactNode;
}

const isServer = typeof document === 'undefined';

/** What stands in it can take all of its height. */
const column = { display: 'flex', flexDirection: 'column' } as const;

/**
 * The element that a library fills. An attribute for its colour mode goes on it, and holds for its pop-ups too. With an
 * outlet that is ready early React renders the library in slices; else all at once, as soon as the outlet is in the page.
 */
export function LibraryRoot({ isReadyEarly = false, children, style, ...attributes }: LibraryRootProps) {
  const [early] = useState(() => (isReadyEarly && !isServer ? document.createElement('div') : null));
  const [placed, setPlaced] = useState<HTMLElement | null>(null);
  const place = useCallback(
    (element: HTMLElement | null) => (early ? element?.append(early) : setPlaced(element)),
    [early],
  );
  const outlet = early ?? placed;
  return (
    <div {...attributes} style={{ ...column, ...style }}>
      {/* Ahead of the library, whose effects then find it in the page. */}
      <div ref={place} />
      {(outlet ?? isServer) && children(outlet ?? undefined)}
    </div>
  );
}
