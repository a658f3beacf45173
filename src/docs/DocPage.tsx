import type { DocumentHeading } from '../shared/document';
import type { DocContext } from '../shared/navigation/pageContext';
import { SmartLink } from '../ui/SmartLink';
import { DocHead } from './DocHead';
import { ContentsBar, TableOfContents } from './TableOfContents';
import { Document } from './document/Document';
import * as styles from './DocPage.module.css';

interface DocPageProps {
  context: DocContext;
  path: string;
  title: string;
  description: string;
  html: string;
  headings: readonly DocumentHeading[];
}

export function DocPage({ context, path, title, description, html, headings }: DocPageProps) {
  const { editUrl, lastChange, version } = context;
  const hasContents = headings.length > 0;
  return (
    <div className={styles.page}>
      <article className={styles.article}>
        <DocHead context={context} title={title} description={description} path={path} />
        {hasContents && <ContentsBar />}
        <Document html={html} version={version.name} />
        {(lastChange ?? editUrl) && (
          <p className={styles.edit}>
            {lastChange && <time dateTime={lastChange.date}>{`Last updated on ${lastChange.label}. `}</time>}
            {editUrl && <SmartLink to={editUrl}>Edit this page</SmartLink>}
          </p>
        )}
      </article>
      {hasContents && <TableOfContents headings={headings} />}
    </div>
  );
}
