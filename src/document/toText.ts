import type { DocumentNode } from './types';

/** The text of some nodes, without markup. */
export function toText(nodes: readonly DocumentNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      const [, , ...children] = node;
      return toText(children);
    })
    .join('');
}
