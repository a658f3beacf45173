import { Document } from '../../document/Document';
import type { DocumentHeading, DocumentNode } from '../../document/types';
import { Contents, ContentsMenu } from './Contents';
import { MarkdownLinks } from './MarkdownLinks';
import { PageTitle } from './PageTitle';
import * as styles from './DocPage.module.css';

interface DocPageProps {
  path: string;
  title: string;
  /** Label of the version. */
  version: string;
  document: readonly DocumentNode[];
  /** What "on this page" lists. */
  headings: readonly DocumentHeading[];
  editUrl: string | null;
}

/** A page of the documentation: heading, text, and what is on the page beside it. */
export function DocPage({ path, title, version, document, headings, editUrl }: DocPageProps) {
  const hasContents = headings.length > 0;
  return (
    <div className={hasContents ? styles.page : `${styles.page} ${styles.withoutContents}`}>
      <article className={styles.article}>
        <div className={styles.about}>
          <p className={styles.badge}>Version: {version}</p>
          <MarkdownLinks path={path} />
        </div>
        <PageTitle className={styles.title}>{title}</PageTitle>
        {hasContents && <ContentsMenu headings={headings} />}
        <Document tree={document} />
        {editUrl && (
          <p className={styles.edit}>
            <a href={editUrl} target="_blank" rel="noopener noreferrer">
              Edit this page
            </a>
          </p>
        )}
      </article>
      {hasContents && <Contents headings={headings} />}
    </div>
  );
}
