import type { DocumentHeading } from '../shared/document';
import { useCurrentHeading } from './useCurrentHeading';
import * as styles from './TableOfContents.module.css';

interface TableOfContentsProps {
  headings: readonly DocumentHeading[];
}

const HeadingList = ({ headings }: TableOfContentsProps) => (
  <ul className={styles.list}>
    {headings.map(({ id, level, html }) => (
      <li key={id} data-level={level}>
        <a href={`#${id}`} dangerouslySetInnerHTML={{ __html: html }} />
      </li>
    ))}
  </ul>
);

/** For wide screens; marks the current heading. */
export function TableOfContents({ headings }: TableOfContentsProps) {
  const ref = useCurrentHeading(headings);
  return (
    <nav ref={ref} className={`no-print ${styles.contents}`} aria-label="On this page">
      <p className={styles.title}>On this page</p>
      <HeadingList headings={headings} />
    </nav>
  );
}

/** For narrow screens. */
export function TableOfContentsMenu({ headings }: TableOfContentsProps) {
  return (
    <details className={`no-print ${styles.menu}`}>
      <summary>On this page</summary>
      <HeadingList headings={headings} />
    </details>
  );
}
