import { markdownPath } from '../../shared/navigation/markdownPath';

interface ListedPage {
  label: string;
  path: string;
  description: string;
}

export interface ListedVersion {
  label: string;
  isLast: boolean;
  /** Path of the file with all pages of the version. */
  fullText: string;
  pages: readonly ListedPage[];
}

const escape = (text: string) => text.replace(/[\\[\]<*_`]/g, '\\$&');

/**
 * The list of the site's markdown files for language models; see https://llmstxt.org.
 *
 * @param base of paths: `https://site.example/prefix`; empty for paths alone
 */
export function llmsTxt(
  site: { title: string; description: string; versions: readonly ListedVersion[]; pages: readonly ListedPage[] },
  base: string,
): string {
  const item = ({ label, path, description }: ListedPage) =>
    `- [${escape(label)}](${base}${path}): ${escape(description)}`;
  const twin = (page: ListedPage) => item({ ...page, path: markdownPath(page.path) });
  const sections = site.versions.map(({ label, isLast, fullText, pages }) => {
    const whole = { label: 'Full text', path: fullText, description: `All pages of ${label} in one file.` };
    return [`## ${label}${isLast ? ' (latest)' : ''}`, '', item(whole), ...pages.map(twin)].join('\n');
  });
  const optional = site.pages.length > 0 ? [['## Optional', '', ...site.pages.map(twin)].join('\n')] : [];
  return `${[`# ${site.title}`, `> ${site.description}`, ...sections, ...optional].join('\n\n')}\n`;
}
