import type { Root } from 'hast';
import { toMdast } from 'hast-util-to-mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown as print, type Options } from 'mdast-util-to-markdown';
import { visit } from 'unist-util-visit';
import { markdownPath, markdownTarget } from '../../shared/navigation/markdownPath';
import { handlers } from './handlers';

export const STYLE: Options = {
  bullet: '-',
  emphasis: '_',
  rule: '-',
  listItemIndent: 'one',
  extensions: [gfmToMarkdown({ tablePipeAlign: false })],
};

/**
 * Links lead to the twins of pages, so that a reader of one twin finds the next.
 *
 * @param site base of paths: `https://site.example/prefix`
 * @throws Error for a table that markdown cannot represent
 */
export function toMarkdown(page: Root, path: string, site: string): string {
  const tree = toMdast(page, { newlines: true, handlers });
  visit(tree, (node) => {
    if (node.type !== 'link' && node.type !== 'image') return;
    if (node.url.startsWith('#')) node.url = `${site}${markdownPath(path)}${node.url}`;
    else if (node.url.startsWith('/')) node.url = `${site}${markdownTarget(node.url)}`;
  });
  return print(tree, STYLE);
}
