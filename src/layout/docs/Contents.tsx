import { nativeElement } from '../../document/nativeElement';
import { toHtml } from '../../document/toHtml';
import type { DocumentElement, DocumentHeading } from '../../document/types';
import { useTopPainted } from '../../runtime/useTopPainted';
import { useCurrentHeading } from './useCurrentHeading';
import * as styles from './Contents.module.css';

interface ContentsProps {
  headings: readonly DocumentHeading[];
}

const item = ({ id, level, label }: DocumentHeading): DocumentElement => [
  'li',
  { 'data-level': level },
  ['a', { href: `#${id}` }, ...label],
];

const NONE: readonly DocumentHeading[] = [];

/** On a page that its reader comes to from another, the headings are listed after its beginning: they are most of it. */
const useListed = (headings: readonly DocumentHeading[]) => (useTopPainted(atOnce) ? headings : NONE);
const atOnce = (change: () => void) => change();

/** As HTML, like the text: React need not know of a hundred links twice. */
const ContentsList = ({ headings }: ContentsProps) => (
  <ul className={styles.list} dangerouslySetInnerHTML={{ __html: toHtml(headings.map(item), nativeElement) }} />
);

/** "On this page", beside the text of a wide screen; the heading that the reader is at is marked. */
export function Contents({ headings }: ContentsProps) {
  const listed = useListed(headings);
  const ref = useCurrentHeading(listed);
  return (
    <nav ref={ref} className={styles.contents} aria-label="On this page">
      <p className={styles.title}>On this page</p>
      <ContentsList headings={listed} />
    </nav>
  );
}

/** "On this page", above the text of a narrow screen. */
export function ContentsMenu({ headings }: ContentsProps) {
  return (
    <details className={styles.menu}>
      <summary>On this page</summary>
      <ContentsList headings={useListed(headings)} />
    </details>
  );
}
