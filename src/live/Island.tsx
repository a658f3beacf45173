import { useEffect, useRef, type ComponentType, type ReactNode } from 'react';
import { mountIsland } from './mountIsland';

interface IslandProps {
  /** Unique on the page: begins the ids that React makes in the island. */
  name: string;
  load: () => Promise<ComponentType>;
  /** What the static HTML holds: the component as it first renders. */
  fallback: ReactNode;
}

const isServer = typeof window === 'undefined';

/**
 * A part of the page with a React root of its own. In the static HTML it is rendered in place; in the browser React
 * leaves that HTML alone until the island comes into view, and whatever renders the page again does not touch it.
 */
export function Island({ name, load, fallback }: IslandProps) {
  const ref = useRef<HTMLDivElement>(null);
  const latest = useRef(load);

  useEffect(() => {
    const element = ref.current;
    return element ? mountIsland(element, name, latest.current) : undefined;
  }, [name]);

  if (isServer) return <div>{fallback}</div>;
  return <div ref={ref} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
