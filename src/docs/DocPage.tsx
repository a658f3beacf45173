import { withPrefix } from 'gatsby';
import { useCopy } from '../runtime/useCopy';
import type { CopyState } from '../shared/copyButtonLabels';
import type { DocumentHeading } from '../shared/document';
import { markdownPath } from '../shared/navigation/markdownPath';
import { SmartLink } from '../ui/SmartLink';
import { DocTitle } from './DocTitle';
import { TableOfContents, TableOfContentsMenu } from './TableOfContents';
import { Document } from './document/Document';
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
    <div className={styles.page}>
      <article className={styles.article}>
        <DocTitle title={title} version={version}>
          <MarkdownLinks path={path} />
        </DocTitle>
        {hasContents && <TableOfContentsMenu headings={headings} />}
        <Document html={html} />
        {editUrl && (
          <p className={styles.edit}>
            <SmartLink to={editUrl}>Edit this page</SmartLink>
          </p>
        )}
      </article>
      {hasContents && <TableOfContents headings={headings} />}
    </div>
  );
}

const COPY_LABELS: Record<CopyState, string> = {
  idle: 'Copy as Markdown',
  copied: 'Copied',
  failed: 'Not copied: view it instead',
};

function MarkdownLinks({ path }: { path: string }) {
  const href = withPrefix(markdownPath(path));
  const [state, copy] = useCopy(() => fetchText(href));
  return (
    <p className={`no-print ${styles.markdown}`}>
      <button type="button" className="script-only" onClick={copy}>
        <span aria-live="polite">{COPY_LABELS[state]}</span>
      </button>
      <a href={href}>View as Markdown</a>
    </p>
  );
}

/** @throws Error if the file is missing or the network fails */
async function fetchText(href: string): Promise<string> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`${href}: ${response.status}`);
  return response.text();
}
