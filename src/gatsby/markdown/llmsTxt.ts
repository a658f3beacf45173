import { markdownPath } from '../../shared/navigation/markdownPath';

export interface ListedPage {
  label: string;
  path: string;
  description: string;
}

export interface ListedVersion {
  label: string;
  isLast: boolean;
  /** Paths of the files about the whole version. */
  texts: readonly ListedPage[];
  pages: readonly ListedPage[];
}

export const escapeMarkdown = (text: string) => text.replace(/[\\[\]<*_`]/g, '\\$&');

const item = ({ label, path, description }: ListedPage, base: string) =>
  `- [${escapeMarkdown(label)}](${base}${path}): ${escapeMarkdown(description)}`;

/** A list of twins. */
export const twinList = (pages: readonly ListedPage[], base: string): string =>
  pages.map((page) => item({ ...page, path: markdownPath(page.path) }, base)).join('\n');

/**
 * The list of the site's markdown files for language models; see https://llmstxt.org.
 *
 * @param base of paths: `https://site.example/prefix`
 */
export function llmsTxt(
  site: { title: string; description: string; versions: readonly ListedVersion[]; pages: readonly ListedPage[] },
  base: string,
): string {
  const sections = site.versions.map(({ label, isLast, texts, pages }) =>
    [
      `## ${label}${isLast ? ' (latest)' : ''}`,
      '',
      ...texts.map((text) => item(text, base)),
      ...(pages.length > 0 ? [twinList(pages, base)] : []),
    ].join('\n'),
  );
  const optional = site.pages.length > 0 ? [`## Optional\n\n${twinList(site.pages, base)}`] : [];
  return `${[`# ${site.title}`, `> ${site.description}`, ...sections, ...optional].join('\n\n')}\n`;
}
