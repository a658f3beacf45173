import type { DocumentElement, DocumentNode } from './types';

/** What anything takes, its margins included, in px. */
const BLOCK = 45;

/** A line of text or code, an item of a list, a row of a table, in px. */
const LINE = 20;

/** More characters than a line of text has. */
const LINE_LENGTH = 130;

interface Extent {
  characters: number;
  rows: number;
}

const ROWS = new Set(['li', 'tr', 'br']);

/** What of an element a reader sees before touching it: of tabs the first, and nothing of what is folded. */
function visibleContent([name, , ...content]: DocumentElement): DocumentNode[] {
  if (name === 'Tabs') return content.slice(0, 1);
  return name === 'details' ? [] : content;
}

function extentOf(nodes: readonly DocumentNode[]): Extent {
  const sum: Extent = { characters: 0, rows: 0 };
  for (const node of nodes) {
    if (typeof node === 'string') {
      sum.characters += node.length;
      continue;
    }
    const [name, props] = node;
    const { characters, rows } = extentOf(visibleContent(node));
    const lines = typeof props?.html === 'string' ? props.html.split('\n').length : 0;
    sum.characters += characters;
    sum.rows += rows + lines + (ROWS.has(name) ? 1 : 0);
  }
  return sum;
}

/** The height in px that a node of a document has at least on a screen, however wide. */
export function leastHeight(node: DocumentNode): number {
  const { characters, rows } = extentOf([node]);
  return Math.max(BLOCK, (characters / LINE_LENGTH) * LINE, rows * LINE);
}
