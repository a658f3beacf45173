import { toText } from '../../document/toText';
import type { DocumentNode } from '../../document/types';

/** The ids of an element and of what is in it. */
export function idsIn(node: DocumentNode): string[] {
  if (typeof node === 'string') return [];
  const [, props, ...children] = node;
  return [...(typeof props?.id === 'string' ? [props.id] : []), ...children.flatMap(idsIn)];
}

/** The same without the ids that other elements of the page have. */
export function withoutIds(node: DocumentNode, taken: ReadonlySet<string>): DocumentNode {
  if (typeof node === 'string') return node;
  const [name, props, ...children] = node;
  const { id, ...others } = props ?? {};
  const kept = typeof id === 'string' && taken.has(id) ? others : props;
  return [name, kept, ...children.map((child) => withoutIds(child, taken))];
}

/** A label of "on this page" is a link itself, so links in it are left as their text. */
export function withoutLinks(node: DocumentNode): DocumentNode {
  if (typeof node === 'string') return node;
  const [name, props, ...children] = node;
  return name === 'a' || name === 'Link' ? toText(children) : [name, props, ...children.map(withoutLinks)];
}
