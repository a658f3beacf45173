import { withPrefix } from 'gatsby';
import { useCopy } from '../runtime/useCopy';
import { useSite } from '../runtime/useSite';
import type { CopyState } from '../shared/copyLabels';
import { fetchOk } from '../shared/fetchOk';
import { markdownPath } from '../shared/navigation/markdownPath';
import { SmartLink } from '../ui/SmartLink';
import { useDropdown } from '../ui/useDropdown';
import * as styles from './CopyMenu.module.css';

const COPY_LABELS: Record<CopyState, string> = {
  idle: 'Copy as Markdown',
  copied: 'Copied',
  failed: 'Not copied: view it instead',
};

/** A `details` element, so that it opens before hydration. */
export function CopyMenu({ path }: { path: string }) {
  const href = withPrefix(markdownPath(path));
  const { assistants, siteUrl } = useSite();
  const ref = useDropdown();
  const [state, copy] = useCopy(async () => (await fetchOk(href)).text());
  return (
    <details ref={ref} className={`no-print ui-dropdown ${styles.menu}`}>
      <summary>Copy page</summary>
      <div>
        <button type="button" className="script-only" onClick={copy}>
          <span aria-live="polite">{COPY_LABELS[state]}</span>
        </button>
        <a href={href}>View as Markdown</a>
        {assistants.map(({ label, to }) => (
          <SmartLink key={label} to={assistantLink(to, siteUrl + href)}>
            Open in {label}
          </SmartLink>
        ))}
      </div>
    </details>
  );
}

/** The address that asks an assistant to read a page. `template` has `{prompt}` where the question goes. */
const assistantLink = (template: string, markdownUrl: string): string =>
  template.replace('{prompt}', encodeURIComponent(`Read ${markdownUrl}, then answer my questions about it.`));
