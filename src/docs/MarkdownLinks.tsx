import { withPrefix } from 'gatsby';
import { markdownPath } from '../shared/navigation/markdownPath';
import { useCopy } from '../runtime/useCopy';
import type { CopyState } from '../shared/copyButtonLabels';
import * as styles from './MarkdownLinks.module.css';

const LABELS: Record<CopyState, string> = {
  idle: 'Copy as Markdown',
  copied: 'Copied',
  failed: 'Not copied: view it instead',
};

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

/** @throws Error if the file is missing or the network fails */
async function fetchText(href: string): Promise<string> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`${href}: ${response.status}`);
  return response.text();
}
