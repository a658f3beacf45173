import { Document } from './document/Document';
import type { DocumentHeading } from '../shared/document';
import { Contents, ContentsMenu } from './Contents';
import { MarkdownLinks } from './MarkdownLinks';
import * as styles from './DocPage.module.css';

interface DocPageProps {
  path: string;
  title: string;
  version: string;
  html: string;
  headings: readonly DocumentHeading[];
  editUrl: string | null;
}

export function DocPage({ path, title, version, html, headings, editUrl }: DocPageProps) {
  const hasContents = headings.length > 0;
  return (
    <div className={styles.page} data-without-contents={hasContents ? undefined : ''}>
      <article className={styles.article}>
        <div className={styles.about}>
          <p className={styles.badge}>Version: {version}</p>
          <MarkdownLinks path={path} />
        </div>
        <h1 className={styles.title}>{title}</h1>
        {hasContents && <ContentsMenu headings={headings} />}
        <Document html={html} />
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
