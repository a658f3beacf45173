import type { Element } from 'hast';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { apiNameOf } from '../api/apiAnchor';
import { plainText } from './plainText';

export interface ApiName {
  name: string;
  /** Element id; null for an element without an id. */
  anchor: string | null;
  words: string[];
  /** Whether it is a member of the preceding type. */
  isMember: boolean;
}

/**
 * The names documented by a rendered `<Api>`, `<ApiTable>` or `<ApiNames>`, types before their members. `<ApiChanges>`
 * gives none: it lists names that are documented elsewhere.
 */
export function documentedIn(api: Element): ApiName[] {
  const id = idOf(api);
  const rows = rowsIn(api);
  const isTable = id !== null || !rows.some((row) => idOf(row) !== null);
  if (id === null && isTable) return [];
  const own: ApiName[] = id === null ? [] : [{ name: apiNameOf(id), anchor: id, words: [], isMember: false }];
  return [...own, ...rows.map((row) => rowName(row, isTable))];
}

const idOf = ({ properties: { id } }: Element) => (typeof id === 'string' ? id : null);

function rowName(row: Element, isMember: boolean): ApiName {
  const [label, words] = row.children as Element[];
  const [code] = label?.children ?? [];
  return {
    name: code?.type === 'element' ? toString(code) : '',
    anchor: idOf(row),
    words: words === undefined ? [] : [plainText([words])],
    isMember,
  };
}

function rowsIn(api: Element): Element[] {
  const rows: Element[] = [];
  visit(api, 'element', (node) => {
    if (node.tagName === 'tr') rows.push(node);
    return node.tagName === 'tr' || node.tagName === 'thead' ? SKIP : undefined;
  });
  return rows;
}
