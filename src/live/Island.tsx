import { useEffect, useRef, useState, type ComponentType } from 'react';
import { heightOf } from './islandHeights';
import { mountIsland } from './mountIsland';
import * as styles from './Island.module.css';

interface IslandProps {
  /** Unique on the site: begins the ids that React makes in the island. */
  name: string;
  load: () => Promise<ComponentType>;
  /** What the static page holds: the component as it first renders. Browsers have the page, and need not know it. */
  html: string;
}

/**
 * A part of the page with a React root of its own. The page's React leaves its HTML alone, which React takes over when the
 * island comes into view; whatever renders the page again does not touch it.
 */
export function Island({ name, load, html }: IslandProps) {
  const ref = useRef<HTMLDivElement>(null);
  const latest = useRef(load);
  // On a page that its reader comes back to, nothing of it is there yet: what is below has its place all the same.
  const [minHeight] = useState(() => heightOf(name));

  useEffect(() => {
    const element = ref.current;
    return element ? mountIsland(element, name, latest.current) : undefined;
  }, [name]);

  return (
    <>
      <div
        ref={ref}
        className={styles.island}
        style={{ minHeight }}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {/* Tells that all of it has arrived. */}
      <span hidden />
    </>
  );
}
