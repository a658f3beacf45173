import { toText } from '../../document/toText';
import type { DocumentNode } from '../../document/types';
import { PHRASING } from '../document/phrasing';

/** What stands within a sentence: text around it goes on without a space. */
const INLINE = new Set<string>([...PHRASING, 'a', 'Link', 'span']);

/** What says nothing in words: samples are read in their place, and the mark of a heading repeats it. */
const isSilent = ([name, props]: Exclude<DocumentNode, string>) =>
  name === 'Code' || name === 'Example' || props?.className === 'anchor' || props?.className === 'demo-link';

/** The words of some nodes on one line, samples left out. */
export function plainText(nodes: readonly DocumentNode[]): string {
  return withSpaces(nodes).replace(/\s+/g, ' ').trim();
}

function withSpaces(nodes: readonly DocumentNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      if (isSilent(node)) return '';
      const [name, , ...children] = node;
      return INLINE.has(name) ? withSpaces(children) : ` ${withSpaces(children)} `;
    })
    .join('');
}

/** The words of a heading, without the link to it. */
export const headingText = (children: readonly DocumentNode[]) =>
  toText(children.filter((node) => typeof node === 'string' || !isSilent(node))).trim();
