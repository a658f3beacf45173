import type { Root } from 'hast';
import { toMdast } from 'hast-util-to-mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown as print, type Options } from 'mdast-util-to-markdown';
import { visit } from 'unist-util-visit';
import { markdownTarget } from '../../shared/navigation/markdownPath';
import { handlers } from './handlers';

export const STYLE: Options = {
  bullet: '-',
  emphasis: '_',
  rule: '-',
  listItemIndent: 'one',
  extensions: [gfmToMarkdown({ tablePipeAlign: false })],
};

/**
 * Links lead to the twins of pages, so that a reader of one twin finds the next. Links within the page are left out: their
 * addresses would be a sixth of a long text, of which the reader has all.
 *
 * @param site base of paths: `https://site.example/prefix`
 * @throws Error for a table that markdown cannot represent
 */
export function toMarkdown(page: Root, site: string): string {
  const tree = toMdast(page, { newlines: true, handlers });
  visit(tree, (node, index, parent) => {
    if (node.type !== 'link' && node.type !== 'image') return undefined;
    if (node.url.startsWith('/')) node.url = `${site}${markdownTarget(node.url)}`;
    if (node.type !== 'link' || !node.url.startsWith('#') || !parent || index === undefined) return undefined;
    parent.children.splice(index, 1, ...node.children);
    return index;
  });
  return print(tree, STYLE);
}
