import { useCallback, useState, type HTMLAttributes, type ReactNode } from 'react';

interface LibraryRootProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Receives the container for pop-ups and styles, which keeps them in the demo; undefined on the server. */
  children: (outlet: HTMLElement | undefined) => ReactNode;
}

/** Lets the content take the full height. */
const column = { display: 'flex', flexDirection: 'column' } as const;

/**
 * Root element of a library; an attribute for the colour mode applies to its pop-ups too. The outlet is created before
 * it is in the page, so that React can render the library in slices. Styles must be written to it as text, since a
 * style element has no rules until it is in a page.
 */
export function LibraryRoot({ children, style, ...attributes }: LibraryRootProps) {
  const [outlet] = useState(() => (typeof document === 'undefined' ? undefined : document.createElement('div')));
  const place = useCallback((element: HTMLElement | null) => void (outlet && element?.append(outlet)), [outlet]);
  return (
    <div {...attributes} style={{ ...column, ...style }}>
      {/* Before the library, whose effects then find it in the page. */}
      <div ref={place} />
      {children(outlet)}
    </div>
  );
}
