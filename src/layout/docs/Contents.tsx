import { renderNodes } from '../../document/Document';
import type { DocumentHeading } from '../../document/types';
import { useCurrentHeading } from './useCurrentHeading';
import * as styles from './Contents.module.css';

interface ContentsProps {
  headings: readonly DocumentHeading[];
}

function ContentsList({ headings, current }: ContentsProps & { current?: string | null }) {
  return (
    <ul className={styles.list}>
      {headings.map(({ id, level, label }) => (
        <li key={id} data-level={level}>
          <a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
            {renderNodes(label)}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** "On this page", beside the text of a wide screen; the heading that the reader is at is marked. */
export function Contents({ headings }: ContentsProps) {
  const [ref, current] = useCurrentHeading(headings);
  return (
    <nav ref={ref} className={styles.contents} aria-label="On this page">
      <p className={styles.title}>On this page</p>
      <ContentsList headings={headings} current={current} />
    </nav>
  );
}

/** "On this page", above the text of a narrow screen. */
export function ContentsMenu({ headings }: ContentsProps) {
  return (
    <details className={styles.menu}>
      <summary>On this page</summary>
      <ContentsList headings={headings} />
    </details>
  );
}
