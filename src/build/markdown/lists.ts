import type { FootnoteDefinition, List, ListItem } from 'mdast';
import type { DocumentElement, DocumentNode } from '../../document/types';
import type { MarkdownContext } from './types';
import { footnoteId } from './words';

/** The elements of this name among nodes. */
const named = (nodes: readonly DocumentNode[], name: string): DocumentElement[] =>
  nodes.filter((node): node is DocumentElement => node[0] === name && typeof node !== 'string');

/** A list; it is as loose as its author wrote it. */
export function list(children: readonly DocumentNode[], context: MarkdownContext): List {
  const items = named(children, 'li').map(([, , ...content]) => item(content, context));
  return { type: 'list', spread: items.some(({ spread }) => spread), children: items };
}

function item(content: DocumentNode[], { blocks }: MarkdownContext): ListItem {
  const spread = named(content, 'p').length > 0;
  return { type: 'listItem', checked: checkedIn(content), spread, children: blocks(content) as ListItem['children'] };
}

/** Whether the task that an item begins with is done; null for an item that is no task. */
function checkedIn(content: readonly DocumentNode[]): boolean | null {
  const first = content.find((node) => typeof node !== 'string' || node.trim());
  if (!first || typeof first === 'string') return null;
  const [name, props, ...children] = first;
  if (name === 'p') return checkedIn(children);
  return name === 'input' ? props?.checked === true : null;
}

/** The notes at the end of a page; the heading above them is left out, for readers of markdown have their own. */
export function footnotes(children: readonly DocumentNode[], { blocks }: MarkdownContext): FootnoteDefinition[] {
  const notes = named(children, 'ol').flatMap(([, , ...items]) => named(items, 'li'));
  return notes.map(([, props, ...content]) => ({
    type: 'footnoteDefinition',
    identifier: footnoteId(props?.id),
    children: blocks(content) as FootnoteDefinition['children'],
  }));
}
