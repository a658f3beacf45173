import type { Root } from 'hast';
import { toMdast } from 'hast-util-to-mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown as print, type Options } from 'mdast-util-to-markdown';
import { visit } from 'unist-util-visit';
import { markdownTarget } from '../../shared/navigation/markdownPath';
import { handlers } from './handlers';

const STYLE: Options = {
  bullet: '-',
  emphasis: '_',
  rule: '-',
  listItemIndent: 'one',
  extensions: [gfmToMarkdown({ tablePipeAlign: false })],
};

export interface PageAddress {
  /** Base of paths: `https://site.example/prefix`. */
  site: string;
  path: string;
}

/**
 * Links lead to the twins of pages, those within the page to its own, so that they work wherever the text is pasted. Of
 * links within the page, a section of level 2 has the first to each place: all would be a quarter of a long text.
 *
 * @throws Error for a table that markdown cannot represent
 */
export function toMarkdown(page: Root, { site, path }: PageAddress): string {
  const tree = toMdast(page, { newlines: true, handlers });
  const linked = new Set<string>();
  visit(tree, (node, index, parent) => {
    if (node.type === 'heading' && node.depth === 2) linked.clear();
    if (node.type !== 'link' && node.type !== 'image') return undefined;
    const { url } = node;
    const isWithin = node.type === 'link' && url.startsWith('#');
    if (isWithin && linked.has(url) && parent && index !== undefined) {
      parent.children.splice(index, 1, ...node.children);
      return index;
    }
    if (isWithin) linked.add(url);
    const target = isWithin ? `${path}${url}` : url;
    if (target.startsWith('/')) node.url = `${site}${markdownTarget(target)}`;
    return undefined;
  });
  return print(tree, STYLE);
}
