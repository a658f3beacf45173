import { withPrefix } from 'gatsby';
import { markdownPath } from '../../navigation/markdownPath';
import { useCopy, type CopyState } from '../../runtime/useCopy';
import * as styles from './MarkdownLinks.module.css';

const LABELS: Record<CopyState, string> = {
  idle: 'Copy as Markdown',
  copied: 'Copied',
  failed: 'Not copied: view it instead',
};

/** Copies a page's markdown, says whether that worked, and leads to it. */
export function MarkdownLinks({ path }: { path: string }) {
  const href = withPrefix(markdownPath(path));
  const [state, copy] = useCopy(() => fetchText(href));
  return (
    <p className={styles.links}>
      <button type="button" onClick={copy}>
        <span aria-live="polite">{LABELS[state]}</span>
      </button>
      <a href={href}>View as Markdown</a>
    </p>
  );
}

/** Throws Error when the file is not there, or the reader is offline. */
async function fetchText(href: string): Promise<string> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`${href}: ${response.status}`);
  return response.text();
}
