import type { DocumentHeading } from '../shared/document';
import { useCurrentHeading } from './useCurrentHeading';
import * as styles from './Contents.module.css';

interface ContentsProps {
  headings: readonly DocumentHeading[];
}

const ContentsList = ({ headings }: ContentsProps) => (
  <ul className={styles.list}>
    {headings.map(({ id, level, html }) => (
      <li key={id} data-level={level}>
        <a href={`#${id}`} dangerouslySetInnerHTML={{ __html: html }} />
      </li>
    ))}
  </ul>
);

/** For wide screens; marks the current heading. */
export function Contents({ headings }: ContentsProps) {
  const ref = useCurrentHeading(headings);
  return (
    <nav ref={ref} className={styles.contents} aria-label="On this page">
      <p className={styles.title}>On this page</p>
      <ContentsList headings={headings} />
    </nav>
  );
}

/** For narrow screens. */
export function ContentsMenu({ headings }: ContentsProps) {
  return (
    <details className={styles.menu}>
      <summary>On this page</summary>
      <ContentsList headings={headings} />
    </details>
  );
}
