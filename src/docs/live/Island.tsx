import { useLayoutEffect, useRef, type ComponentType } from 'react';
import { mountIsland } from './mountIsland';
import './island.css';

interface IslandProps {
  /** Unique on the site; used as React's identifierPrefix. */
  name: string;
  /** Must be a stable reference. */
  load: () => Promise<ComponentType>;
  /** The component's initial HTML for the static page; browsers keep the HTML of the page instead. */
  html: string;
}

/**
 * A part of the page with its own React root. The page's React ignores its HTML, which is hydrated when the island
 * comes into view and unaffected when the page renders again.
 */
export function Island({ name, load, html }: IslandProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    return element ? mountIsland(element, name, load) : undefined;
  }, [name, load]);

  return (
    <>
      <div ref={ref} className="island" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
      {/* Marks the end of the island, so that CSS knows that its HTML is complete. */}
      <span hidden />
    </>
  );
}
