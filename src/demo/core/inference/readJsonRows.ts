import type { Node } from 'jsonc-parser';
import { MAX_FIELDS, MAX_ROWS } from '../dataLimits';
import { ImportError, quoteShortened } from '../../../shared/ImportError';
import { entriesOf, itemsOf } from '../imports/readJson';
import { describeColumns, type Cell, type Column } from './columns';
import { rowNotes } from './readCsv';
import type { Description } from './types';

/** Maximum depth of objects in a row. */
const MAX_DEPTH = 5;

const KINDS: Readonly<Record<string, string>> = { array: 'a list', object: 'an object', null: 'null' };

const isObject = ({ type }: Node): boolean => type === 'object';

/** A list of objects, or an object with one in it, or one object. */
function rowNodes(root: Node): readonly Node[] {
  if (root.type === 'array') return itemsOf(root);
  if (!isObject(root)) throw new ImportError('Rows are a list of objects, such as [{ "name": "Ella" }].', root.offset);
  const lists = entriesOf(root).filter(({ value }) => value.type === 'array' && itemsOf(value).some(isObject));
  return lists.length === 1 ? itemsOf(lists[0]!.value) : [root];
}

/** @param textOf the text of a number, which keeps the digits that a number loses */
export function readJsonRows(root: Node, textOf: (node: Node) => string): Description {
  const nodes = rowNodes(root);
  if (nodes.length === 0) throw new ImportError('The list has no rows in it.', root.offset);
  const kept = nodes.slice(0, MAX_ROWS);
  const columns = new Map<string, Column>();
  const left = new Set<string>();

  const scalarOf = (node: Node): Cell => {
    if (node.type !== 'number') return node.value as Cell;
    const isWhole = Number.isInteger(node.value) && !Number.isSafeInteger(node.value);
    return isWhole ? textOf(node) : (node.value as number);
  };
  const add = (name: string, at: number, row: number, cell: Cell) => {
    if (!columns.has(name)) {
      if (columns.size === MAX_FIELDS)
        throw new ImportError(`There are more than ${MAX_FIELDS} names in the rows, the most that the demo takes.`, at);
      columns.set(name, { name, at, cells: kept.map(() => null) });
    }
    columns.get(name)!.cells[row] = cell;
  };
  const read = (node: Node, row: number, prefix: string, depth: number) => {
    for (const { name, at, value } of entriesOf(node)) {
      const path = `${prefix}${name}`;
      if (isObject(value) && depth < MAX_DEPTH) read(value, row, `${path}.`, depth + 1);
      else if (value.type !== 'array' && value.type !== 'object') add(path, at, row, scalarOf(value));
      else if (value.type === 'array' && itemsOf(value).every(({ children }) => !children))
        add(
          path,
          at,
          row,
          itemsOf(value).map((item) => String(scalarOf(item))),
        );
      else left.add(path);
    }
  };
  kept.forEach((node, row) => {
    if (!isObject(node)) {
      const found = KINDS[node.type] ?? quoteShortened(textOf(node));
      throw new ImportError(`Each row is an object, such as { "name": "Ella" }, but this is ${found}.`, node.offset);
    }
    read(node, row, '', 1);
  });
  const notes = [...left].map((name) => `${quoteShortened(name)} has objects in a list, or too deep: it was left out.`);
  return describeColumns([...columns.values()], [...rowNotes(nodes.length), ...notes]);
}
