import { markdownPath } from '../../shared/navigation/markdownPath';
import type { NavigationLink } from '../../shared/navigation/types';
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

/**
 * The markdown file of a page. It begins with what it is about: title, description, version, addresses of the page, of
 * the index and of its twins in other versions.
 */
export function twinText({ title, description, path, markdown, subject, others = [] }: Twin, site: string): string {
  const addresses = `Page: <${site}${path}>. Index of all pages: <${site}/llms.txt>.`;
  const versions = others.map(({ label, path: other }) => `[${label}](${site}${markdownPath(other)})`);
  const parts = [
    `# ${escapeMarkdown(title)}`,
    `> ${escapeMarkdown(description)}`,
    subject ? `${subject}. ${addresses}` : addresses,
    ...(versions.length > 0 ? [`In other versions: ${versions.join(', ')}.`] : []),
    markdown,
  ];
  return `${parts.join('\n\n').trimEnd()}\n`;
}
