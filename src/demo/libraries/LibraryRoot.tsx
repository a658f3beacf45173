import { useState, type HTMLAttributes, type ReactNode } from 'react';

interface LibraryRootProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Told where pop-ups and styles go, so that they stay in the demo; undefined on the server. */
  children: (outlet: HTMLElement | undefined) => ReactNode;
}

/** What stands in it can take all of its height. */
const column = { display: 'flex', flexDirection: 'column' } as const;

/** The element that a library fills. An attribute for its colour mode goes on it, and holds for its pop-ups too. */
export function LibraryRoot({ children, style, ...attributes }: LibraryRootProps) {
  const [outlet, setOutlet] = useState<HTMLElement | null>(null);
  const ready = outlet !== null || typeof document === 'undefined';
  return (
    <div {...attributes} style={{ ...column, ...style }}>
      {ready && children(outlet ?? undefined)}
      <div ref={setOutlet} />
    </div>
  );
}
