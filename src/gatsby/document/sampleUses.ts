import type { Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { apiPathOf } from '../api/symbolLocations';

/** Ids of the sections whose samples use a name of the library, by name; empty for the text above all headings. */
export type SampleUses = Record<string, string[]>;

export function sampleUses(root: Root): SampleUses {
  const uses = new Map<string, Set<string>>();
  let section = '';
  visit(root, 'element', (node) => {
    if (/^h[2-6]$/.test(node.tagName)) section = String(node.properties.id);
    if (node.tagName !== 'pre') return undefined;
    visit(node, 'element', ({ properties: { href } }) => {
      const name = typeof href === 'string' && apiPathOf(href);
      if (name) uses.set(name, (uses.get(name) ?? new Set()).add(section));
    });
    return SKIP;
  });
  return Object.fromEntries([...uses].map(([name, sections]) => [name, [...sections]]));
}
