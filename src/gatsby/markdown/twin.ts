import { markdownPath } from '../../shared/navigation/markdownPath';
import type { NavigationLink } from '../../shared/navigation/types';
import { cutAtHeadings, headingsOf } from './cutAtHeadings';
import { escapeMarkdown } from './llmsTxt';

export interface Twin {
  title: string;
  description: string;
  path: string;
  markdown: string;
  /** Such as `Version v5.x, react-querybuilder 5.4.1`; undefined outside the documentation. */
  subject?: string;
  /** The same page in the other versions. */
  others?: readonly NavigationLink[];
}

interface TwinFile {
  path: string;
  text: string;
}

/** What tools read of a page at once; longer twins are cut. */
export const MAX_CHARACTERS = 100_000;

/** Room for what a part begins with. */
const MAX_TEXT_CHARACTERS = MAX_CHARACTERS - 4_000;

/**
 * The markdown files of a page, one unless it is very long. Each begins with what it is about: title, description,
 * version, addresses of the page, of the index and of its twins in other versions, and the other parts.
 */
export function twinFiles(
  { title, description, path, markdown, subject, others = [] }: Twin,
  site: string,
): TwinFile[] {
  const texts = cutAtHeadings(markdown, MAX_TEXT_CHARACTERS);
  const files = texts.map((_, index) => markdownPath(path, index + 1));
  const addresses = `Page: <${site}${path}>. Index of all pages: <${site}/llms.txt>.`;
  const versions = others.map(({ label, path: other }) => `[${label}](${site}${markdownPath(other)})`);
  const about = [
    `# ${escapeMarkdown(title)}`,
    `> ${escapeMarkdown(description)}`,
    subject ? `${subject}. ${addresses}` : addresses,
    ...(versions.length > 0 ? [`In other versions: ${versions.join(', ')}.`] : []),
  ];
  return texts.map((text, index) => {
    const part =
      texts.length > 1 ? [`Part ${index + 1} of ${texts.length} of a long page:`, outline(texts, files, site)] : [];
    return { path: files[index] ?? '', text: `${[...about, ...part, text].join('\n\n').trimEnd()}\n` };
  });
}

/** The headings of each part. */
const outline = (texts: readonly string[], files: readonly string[], site: string): string =>
  texts
    .map((part, index) => {
      const headings = headingsOf(part).map(escapeMarkdown).join(', ') || 'the rest';
      return `- [Part ${index + 1}](${site}${files[index]}): ${headings}.`;
    })
    .join('\n');
