import type { Root } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown as print, type Options } from 'mdast-util-to-markdown';
import type { DocumentNode } from '../../document/types';
import { toMdast } from './toMdast';

const STYLE: Options = {
  bullet: '-',
  emphasis: '_',
  rule: '-',
  listItemIndent: 'one',
  extensions: [gfmToMarkdown({ tablePipeAlign: false })],
};

/**
 * The markdown of a page's text.
 *
 * @param path of the page
 * @param site where paths begin: `https://site.example/prefix`; empty for paths alone
 * @throws Error that names an element or component for which no form in markdown is given
 */
export function textMarkdown(document: readonly DocumentNode[], path: string, site: string): string {
  const address = (target: string) =>
    target.startsWith('#') ? `${site}${path}${target}` : target.startsWith('/') ? `${site}${target}` : target;
  return print({ type: 'root', children: toMdast(document, address) }, STYLE);
}

/** A page as its markdown tells it. */
export interface MarkdownPage {
  title: string;
  description: string;
  /** What it documents, such as `Version v5.x, react-querybuilder 5.4.1`; none for a page of no version. */
  subject?: string;
  /** Path of the page. */
  path: string;
  /** Its text, in markdown. */
  markdown: string;
}

/**
 * The markdown of a page: its title, its description, what it documents and where, then its text.
 *
 * @param site where paths begin, as for its text
 */
export function pageMarkdown({ title, description, subject, path, markdown }: MarkdownPage, site: string): string {
  const page = `${site}${path}`;
  const text = (value: string) => ({ type: 'text' as const, value });
  const about: Root = {
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
