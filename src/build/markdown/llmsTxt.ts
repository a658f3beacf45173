import { markdownPath } from '../../navigation/markdownPath';

interface ListedPage {
  label: string;
  path: string;
  description: string;
}

/** What `/llms.txt` lists of a version. */
export interface ListedVersion {
  label: string;
  isLast: boolean;
  /** Path of its full text. */
  fullText: string;
  /** In reading order. */
  pages: readonly ListedPage[];
}

/** Markdown's signs in a text that is not markdown. */
const escape = (text: string) => text.replace(/[\\[\]<*_`]/g, '\\$&');

/**
 * The list of the site's markdown that `/llms.txt` gives to language models, as https://llmstxt.org describes it.
 *
 * @param site title and description of the site, its versions, and its pages outside the documentation
 * @param base where paths begin: `https://site.example/prefix`; empty for paths alone
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
