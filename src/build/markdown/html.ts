import type { DocumentNode, DocumentProps } from '../../document/types';
import { PHRASING } from '../document/phrasing';
import { escapeText } from '../entities';

/** A value in quotes; `|` would end a cell of a table. */
const quote = (value: unknown) => `"${escapeText(String(value)).replace(/"/g, '&quot;').replace(/\|/g, '&#124;')}"`;

/** The tag that begins an element; an attribute that is `true` stands without a value. */
export const openTag = (name: string, props: DocumentProps): string =>
  `<${name}${Object.entries(props)
    .map(([key, value]) => (value === true ? ` ${key}` : ` ${key}=${quote(value)}`))
    .join('')}>`;

const INLINE = new Set<string>(PHRASING);

/** Words as HTML, for a place where no markdown is read; links are left as their text. */
export function inlineHtml(nodes: readonly DocumentNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return escapeText(node);
      const [name, props, ...children] = node;
      const content = inlineHtml(children);
      return INLINE.has(name) ? `${openTag(name, props ?? {})}${content}</${name}>` : content;
    })
    .join('');
}
