import type { Root } from 'hast';
import { toMdast } from 'hast-util-to-mdast';
import type { Root as MarkdownRoot } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown as print, type Options } from 'mdast-util-to-markdown';
import { visit } from 'unist-util-visit';
import { handlers } from './handlers';

const STYLE: Options = {
  bullet: '-',
  emphasis: '_',
  rule: '-',
  listItemIndent: 'one',
  extensions: [gfmToMarkdown({ tablePipeAlign: false })],
};

/**
 * @param site base of paths: `https://site.example/prefix`; empty for paths alone
 * @throws Error for a table that markdown cannot represent
 */
export function toMarkdown(page: Root, path: string, site: string): string {
  const tree = toMdast(page, { newlines: true, handlers });
  visit(tree, (node) => {
    if (node.type !== 'link' && node.type !== 'image') return;
    if (node.url.startsWith('#')) node.url = `${site}${path}${node.url}`;
    else if (node.url.startsWith('/')) node.url = `${site}${node.url}`;
  });
  return print(tree, STYLE);
}

export interface MarkdownPage {
  title: string;
  description: string;
  /** Such as `Version v5.x, react-querybuilder 5.4.1`; undefined outside the documentation. */
  subject?: string;
  path: string;
  markdown: string;
}

/** The markdown file of a page: title, description, subject and address, then the text. */
export function pageMarkdown({ title, description, subject, path, markdown }: MarkdownPage, site: string): string {
  const page = `${site}${path}`;
  const text = (value: string) => ({ type: 'text' as const, value });
  const about: MarkdownRoot = {
    type: 'root',
    children: [
      { type: 'heading', depth: 1, children: [text(title)] },
      { type: 'blockquote', children: [{ type: 'paragraph', children: [text(description)] }] },
      {
        type: 'paragraph',
        children: [text(subject ? `${subject}. ` : ''), { type: 'link', url: page, children: [text(page)] }],
      },
    ],
  };
  return [print(about, STYLE), markdown].filter(Boolean).join('\n');
}
