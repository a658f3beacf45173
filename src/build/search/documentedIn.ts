import { toText } from '../../document/toText';
import type { DocumentElement, DocumentNode } from '../../document/types';
import { apiNameOf } from '../api/apiAnchor';
import { plainText } from './plainText';

/** A name that a part of a page documents. */
export interface ApiName {
  name: string;
  /** Id of its element; null when it has none of its own. */
  anchor: string | null;
  /** What is said of it. */
  words: string[];
  /** Whether it belongs to the name before it that is none. */
  isMember: boolean;
}

/**
 * The names in what `<Api>`, `<ApiTable>` or `<ApiNames>` became, a type before its members. `<ApiChanges>` has none:
 * it lists names that other places document.
 */
export function documentedIn([, props, ...children]: DocumentElement): ApiName[] {
  const id = typeof props?.id === 'string' ? props.id : null;
  const rows = rowsIn(children);
  const documented = id ?? apiIdOf(rows);
  if (documented === null) return [];
  const isTable = id !== null || !rows.some((row) => typeof row[1]?.id === 'string');
  const own: ApiName[] = id === null ? [] : [{ name: apiNameOf(id), anchor: id, words: [], isMember: false }];
  return [...own, ...rows.map((row) => rowName(row, isTable))];
}

const apiIdOf = (rows: readonly DocumentElement[]) =>
  rows.map((row) => row[1]?.id).find((id): id is string => typeof id === 'string') ?? null;

function rowName([, props, label, words]: DocumentElement, isMember: boolean): ApiName {
  const [, , code] = label as DocumentElement;
  return {
    name: toText([code as DocumentNode]),
    anchor: typeof props?.id === 'string' ? props.id : null,
    words: words === undefined ? [] : [plainText([words])],
    isMember,
  };
}

/** The rows of the tables in some nodes, without those of their heads. */
function rowsIn(nodes: readonly DocumentNode[]): DocumentElement[] {
  return nodes.flatMap((node): DocumentElement[] => {
    if (typeof node === 'string' || node[0] === 'thead') return [];
    const [name, , ...children] = node;
    return name === 'tr' ? [node] : rowsIn(children);
  });
}
