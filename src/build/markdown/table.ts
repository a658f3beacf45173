import type { AlignType, PhrasingContent, Table, TableCell, TableRow } from 'mdast';
import { visit } from 'unist-util-visit';
import type { DocumentElement, DocumentNode } from '../../document/types';
import type { Block, MarkdownContext } from './types';

const LINE_BREAK: PhrasingContent = { type: 'html', value: '<br>' };

/** A table of the document as its rows, head first. */
export function table(children: readonly DocumentNode[], context: MarkdownContext): Table {
  const rows = (children as DocumentElement[]).flatMap(([, , ...section]) => section as DocumentElement[]);
  const cellsOf = ([, , ...cells]: DocumentElement) => cells as DocumentElement[];
  return {
    type: 'table',
    align: cellsOf(rows[0] ?? ['tr', null]).map(alignOf),
    children: rows.map((row): TableRow => ({
      type: 'tableRow',
      children: cellsOf(row).map((it) => cell(it, context)),
    })),
  };
}

function alignOf([, props]: DocumentElement): AlignType {
  const { textAlign } = (props?.style ?? {}) as { textAlign?: AlignType };
  return textAlign ?? null;
}

/** A cell. It is one line in markdown, so what stands on lines of its own is parted by `<br>`. */
function cell([, , ...content]: DocumentElement, { blocks }: MarkdownContext): TableCell {
  const lines = blocks(content).flatMap(linesOf);
  const children = lines.flatMap((line, index) => (index === 0 ? line : [LINE_BREAK, ...line]));
  const result: TableCell = { type: 'tableCell', children };
  visit(result, (node, index, parent) => {
    if (node.type === 'text') node.value = node.value.replace(/\s*\n\s*/g, ' ');
    if (node.type === 'break' && parent && index !== undefined) parent.children[index] = LINE_BREAK as never;
  });
  return result;
}

function linesOf(block: Block): PhrasingContent[][] {
  switch (block.type) {
    case 'paragraph':
      return [block.children];
    case 'code':
      return [[{ type: 'inlineCode', value: block.value.replace(/\s*\n\s*/g, ' ') }]];
    case 'list':
      return block.children.flatMap(({ children }) =>
        children
          .flatMap((it) => linesOf(it as Block))
          .map((line): PhrasingContent[] => [{ type: 'text', value: '• ' }, ...line]),
      );
    default:
      throw new Error(`a ${block.type} in a cell of a table, which markdown cannot hold`);
  }
}
