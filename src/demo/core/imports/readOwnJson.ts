import { getNodeValue, type Node } from 'jsonc-parser';
import { checkQuery } from '../checkQuery';
import { checkDepth, type Clause, type Group, type PlacedRule, type Reader } from './clause';
import { ImportError } from '../../../shared/ImportError';
import { parseJson } from '../../../shared/parseJson';
import { entriesOf, itemsOf } from './readJson';

const ANY_RULE = { field: '', operator: '', value: '' };

/** Reads a query as `formatQuery` writes it in the formats `json` and `json_without_ids`. */
export const readOwnJson: Reader = (text) => {
  const root = parseJson(text);
  return { query: readGroup(root, 1), own: getNodeValue(root) as unknown };
};

/** Places the rules of a group, and checks what the group itself says. */
function readGroup(node: Node, depth: number): Group {
  checkDepth(depth, node.offset);
  const entries = node.type === 'object' ? entriesOf(node) : [];
  const list = entries.find(({ name, value }) => name === 'rules' && value.type === 'array')?.value;
  const items = list ? itemsOf(list) : [];
  const shallow = (item: Node): unknown => (item.children ? ANY_RULE : item.value);
  const own = Object.fromEntries(entries.map(({ name, value }) => [name, shallow(value)]));
  const checked = checkQuery({ ...own, ...(list && { rules: items.map(shallow) }) });
  if ('problem' in checked) throw new ImportError(checked.problem, node.offset);
  return { rules: items.filter(({ children }) => children).map((item) => readItem(item, depth)) };
}

function readItem(node: Node, depth: number): Clause {
  const isGroup = node.type === 'object' && entriesOf(node).some(({ name }) => name === 'rules');
  return isGroup ? readGroup(node, depth + 1) : { ...(getNodeValue(node) as PlacedRule), at: node.offset };
}
