import type { ElementContent } from 'hast';
import { hasClass } from '../document/hasClass';
import { PHRASING_HTML } from '../document/html';

/** Inline elements, which do not separate words. */
const INLINE = new Set<string>([...PHRASING_HTML, 'a', 'code', 'em', 'span', 'strong']);

/** Classes of elements that are not indexed as text. */
const SILENT = ['sample', 'example', 'editable-example', 'tab-label', 'demo-link'];

/** The text of nodes on one line, without samples. */
export function plainText(nodes: readonly ElementContent[]): string {
  return withSpaces(nodes).replace(/\s+/g, ' ').trim();
}

function withSpaces(nodes: readonly ElementContent[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return node.value;
      if (node.type !== 'element' || SILENT.some((name) => hasClass(node, name))) return '';
      const text = withSpaces(node.children);
      return INLINE.has(node.tagName) ? text : ` ${text} `;
    })
    .join('');
}
