import { getNodeValue, type Node } from 'jsonc-parser';
import { ImportError } from '../shared/ImportError';
import type { QueryChange } from '../shared/migration/queryChanges';
import { parseJson } from '../shared/parseJson';

type Properties = Record<string, unknown>;

/** A place of a stored query that the newer version reads otherwise. */
interface ReadOtherwise {
  /** Offset in the text. */
  at: number;
  change: QueryChange;
}

export interface UpgradedQuery {
  query: Properties;
  readings: ReadOtherwise[];
}

interface Difference {
  isMet: (item: Properties) => boolean;
  /** Makes the newer version read what the older one did. */
  convert?: (item: Properties) => Properties;
}

const takesList = ({ operator }: Properties) => /^(?:not)?in$/i.test(String(operator));
const takesBounds = ({ operator }: Properties) => /^(?:not)?between$/i.test(String(operator));
const itemsOf = (value: unknown): string[] =>
  typeof value === 'string' ? value.split(',').map((it) => it.trim()) : [];
const without = (name: string) => (item: Properties) =>
  Object.fromEntries(Object.entries(item).filter(([key]) => key !== name));

/** As the packages of the versions were seen to differ; the test runs them. */
const IN_RULES: Partial<Record<QueryChange, Difference>> = {
  fieldValues: { isMet: ({ valueSource }) => valueSource === 'field', convert: without('valueSource') },
  locks: { isMet: ({ disabled }) => disabled !== undefined, convert: without('disabled') },
  emptyItems: {
    isMet: (rule) => takesList(rule) && itemsOf(rule.value).includes(''),
    convert: (rule) => ({ ...rule, value: itemsOf(rule.value) }),
  },
  extraBounds: { isMet: (rule) => takesBounds(rule) && boundsOf(rule).length > 2 },
  placeholders: { isMet: ({ field, operator }) => field === '~' || operator === '~' },
  numbersAndNulls: { isMet: ({ value }) => value === null || typeof value === 'number' },
  numericBounds: {
    isMet: (rule) => takesBounds(rule) && boundsOf(rule).some((it) => it !== '' && !Number.isNaN(Number(it))),
  },
  quotes: { isMet: ({ value }) => JSON.stringify(value ?? '').includes("'") },
  listsForOneValue: {
    isMet: (rule) => Array.isArray(rule.value) && !takesList(rule) && !takesBounds(rule),
  },
  numbersForLists: { isMet: (rule) => takesList(rule) && typeof rule.value === 'number' },
  twoInputs: { isMet: takesBounds },
  idPrefixes: { isMet: ({ id }) => typeof id === 'string' && id.startsWith('r-') },
};

const IN_GROUPS: Partial<Record<QueryChange, Difference>> = {
  locks: IN_RULES.locks!,
  combinatorsBetweenRules: { isMet: ({ rules }) => (rules as unknown[]).some((it) => typeof it === 'string') },
  idPrefixes: { isMet: ({ id }) => typeof id === 'string' && id.startsWith('g-') },
};

function boundsOf({ value }: Properties): unknown[] {
  return Array.isArray(value) ? value : itemsOf(value);
}

/** Deeper groups could end the browser's stack. */
const MAX_DEPTH = 200;

/**
 * Finds what a newer version reads otherwise in a query, and converts what it can.
 *
 * @param changes those between the two versions
 * @throws ImportError for a text that is no query
 */
export function upgradeQuery(text: string, changes: readonly QueryChange[]): UpgradedQuery {
  const readings: ReadOtherwise[] = [];
  const named = new Set<QueryChange>();

  function upgrade(node: Node, given: Properties, differences: typeof IN_RULES): Properties {
    return changes.reduce((item, change) => {
      const difference = differences[change];
      if (!difference?.isMet(item)) return item;
      // What is the same for all ids is said once.
      if (change !== 'idPrefixes' || !named.has(change)) readings.push({ at: node.offset, change });
      named.add(change);
      return difference.convert?.(item) ?? item;
    }, given);
  }

  function readGroup(node: Node, depth: number): Properties {
    const list = memberOf(node, 'rules');
    if (list?.type !== 'array') throw new ImportError('A group has a list with the name “rules”.', node.offset);
    if (depth > MAX_DEPTH) throw new ImportError(`More than ${MAX_DEPTH} groups are in each other here.`, node.offset);
    const own = upgrade(node, getNodeValue(node) as Properties, IN_GROUPS);
    const rules = (list.children ?? []).map((item) => readItem(item, depth));
    return { ...own, rules };
  }

  function readItem(node: Node, depth: number): unknown {
    if (node.type === 'string') return node.value as string;
    if (node.type !== 'object') throw new ImportError('A rule or a group belongs here.', node.offset);
    if (memberOf(node, 'rules')) return readGroup(node, depth + 1);
    const rule = getNodeValue(node) as Properties;
    const missing = ['field', 'operator'].find((name) => typeof rule[name] !== 'string');
    if (missing) throw new ImportError(`This rule has no text with the name “${missing}”.`, node.offset);
    return upgrade(node, rule, IN_RULES);
  }

  const root = parseJson(text);
  if (root.type !== 'object') throw new ImportError('A query is an object with a list of rules.', root.offset);
  const query = readGroup(root, 1) as Group;
  const complete = isIndependent(query) ? withIndependentCombinators(query) : withCombinators(query);
  return { query: complete, readings: readings.sort((a, b) => a.at - b.at) };
}

const memberOf = ({ type, children = [] }: Node, name: string): Node | undefined =>
  type === 'object' ? children.findLast(({ children: [key] = [] }) => key?.value === name)?.children?.[1] : undefined;

type Group = Properties & { rules: unknown[] };

const isGroup = (item: unknown): item is Group => typeof item === 'object' && item !== null && 'rules' in item;

/** Whether there are combinators between rules anywhere. The types refuse a mixture, so that all groups are of a kind. */
const isIndependent = ({ rules }: Group): boolean =>
  rules.some((it) => typeof it === 'string' || (isGroup(it) && isIndependent(it)));

function withCombinators(group: Group): Group {
  const rules = group.rules.map((it) => (isGroup(it) ? withCombinators(it) : it));
  return { combinator: DEFAULT_COMBINATOR, ...group, rules };
}

function withIndependentCombinators({ combinator = DEFAULT_COMBINATOR, ...group }: Group): Group {
  const rules = group.rules.map((it) => (isGroup(it) ? withIndependentCombinators(it) : it));
  const between = (it: unknown, index: number) => (index > 0 ? [combinator, it] : [it]);
  return { ...group, rules: rules.some((it) => typeof it === 'string') ? rules : rules.flatMap(between) };
}

/** What builders of all versions show for a group without one. */
const DEFAULT_COMBINATOR = 'and';
