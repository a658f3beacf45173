import type { BlockContent, Root } from 'mdast';
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

/** A page as its markdown tells it. */
export interface MarkdownPage {
  title: string;
  description: string;
  /** What it documents, such as `Version v5.x, react-querybuilder 5.4.1`; none for a page of no version. */
  subject?: string;
  /** Path of the page. */
  path: string;
  document: readonly DocumentNode[];
}

/**
 * The markdown of a page: its title, its description, what it documents and where, then its text.
 *
 * @param site where paths begin: `https://site.example/prefix`; empty for paths alone
 * @throws Error that names an element or component for which no form in markdown is given
 */
export function toMarkdown({ title, description, subject, path, document }: MarkdownPage, site: string): string {
  const page = `${site}${path}`;
  const address = (target: string) =>
    target.startsWith('#') ? `${page}${target}` : target.startsWith('/') ? `${site}${target}` : target;
  const about: BlockContent = {
    type: 'paragraph',
    children: [
      { type: 'text', value: subject ? `${subject}. ` : '' },
      { type: 'link', url: page, children: [{ type: 'text', value: page }] },
    ],
  };
  const text = (value: string) => ({ type: 'text' as const, value });
  const root: Root = {
    type: 'root',
    children: [
      { type: 'heading', depth: 1, children: [text(title)] },
      { type: 'blockquote', children: [{ type: 'paragraph', children: [text(description)] }] },
      about,
      ...toMdast(document, address),
    ],
  };
  return print(root, STYLE);
}
