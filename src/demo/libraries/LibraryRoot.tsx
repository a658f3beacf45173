import { useCallback, useState, type HTMLAttributes, type ReactNode } from 'react';

interface LibraryRootProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Told where pop-ups and styles go, so that they stay in the demo; undefined on the server. */
  children: (outlet: HTMLElement | undefined) => ReactNode;
}

/** What stands in it can take all of its height. */
const column = { display: 'flex', flexDirection: 'column' } as const;

/**
 * The element that a library fills. An attribute for its colour mode goes on it, and holds for its pop-ups too. The outlet
 * is made ahead of the page, so that React can render the library in slices: styles must be written to it as text, since
 * a style element has no rules until it is in a page.
 */
export function LibraryRoot({ children, style, ...attributes }: LibraryRootProps) {
  const [outlet] = useState(() => (typeof document === 'undefined' ? undefined : document.createElement('div')));
  const place = useCallback((element: HTMLElement | null) => void (outlet && element?.append(outlet)), [outlet]);
  return (
    <div {...attributes} style={{ ...column, ...style }}>
      {/* Ahead of the library, whose effects then find it in the page. */}
      <div ref={place} />
      {children(outlet)}
    </div>
  );
}
