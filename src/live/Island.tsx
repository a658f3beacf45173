import { useEffect, useRef, type ComponentType } from 'react';
import { mountIsland } from './mountIsland';
import * as styles from './Island.module.css';

interface IslandProps {
  /** Unique on the page: begins the ids that React makes in the island. */
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

  useEffect(() => {
    const element = ref.current;
    return element ? mountIsland(element, name, latest.current) : undefined;
  }, [name]);

  return (
    <>
      <div ref={ref} className={styles.island} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
      {/* Tells that all of it has arrived. */}
      <span hidden />
    </>
  );
}
