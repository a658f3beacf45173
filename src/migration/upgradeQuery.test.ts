import { createRequire } from 'node:module';
import { join } from 'node:path';
import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { typeErrors } from '../../tests/support/typeErrors';
import { contentVersions, readStoredQueries } from '../gatsby/content/readContent';
import { queriesBetween } from '../gatsby/migration/fixesBetween';
import { DOCS_FOLDER } from '../gatsby/paths';
import type { QueryChange } from '../shared/migration/queryChanges';
import { upgradeQuery } from './upgradeQuery';

type Properties = Record<string, unknown>;

interface Schema {
  createRule: () => Properties;
  createRuleGroup: () => Properties;
}

interface Library {
  default: unknown;
  formatQuery: (query: unknown, format: string) => unknown;
  add?: (query: Properties, item: Properties, path: number[]) => Properties;
  update?: (query: Properties, property: string, value: unknown, path: number[]) => Properties;
  convertToIC?: (query: Properties) => Properties;
}

const versions = contentVersions();
const libraries = new Map(
  versions.map(({ name }) => [
    name,
    createRequire(join(DOCS_FOLDER, name, 'package.json'))('react-querybuilder') as Library,
  ]),
);
const libraryOf = (version: string): Library => libraries.get(version)!;

/** What makes the rules and groups of a version's builder. */
function schemaOf(version: string): Schema {
  let found: Schema | undefined;
  const library = libraryOf(version) as Library & { QueryBuilder?: unknown };
  const builder = (library.QueryBuilder ?? library.default ?? library) as Parameters<typeof createElement>[0];
  const notToggle = ({ schema }: { schema?: Schema }) => ((found ??= schema), null);
  const ruleGroup = ({ schema }: { schema: Schema }) => ((found ??= schema), null);
  const fields = ['f', 'g'].map((name) => ({ name, label: name }));
  renderToStaticMarkup(createElement(builder, { fields, controlElements: { notToggle, ruleGroup } } as object));
  if (!found) throw new Error(`version ${version}: expected a schema`);
  return found;
}

const OPERATORS = ['=', '<', 'contains', 'beginsWith', 'null', 'in', 'notIn', 'between', 'notBetween'];
const TEXTS = ['', 'x', '12', '1,2', 'a, b', 'a,', '1,2,3', "it's"];
const VALUES = [...TEXTS, 5, true, null, ['x', 'y'], ['1', '2']];

const ruleValues = fc.record({
  field: fc.constantFrom('f', 'g', '~'),
  operator: fc.constantFrom(...OPERATORS),
  value: fc.constantFrom(...VALUES),
  valueSource: fc.option(fc.constantFrom('value', 'field'), { nil: undefined, freq: 5 }),
  disabled: fc.option(fc.boolean(), { nil: undefined, freq: 5 }),
});
type RuleValues = typeof ruleValues extends fc.Arbitrary<infer T> ? T : never;
interface GroupPlan {
  combinator: string;
  not: boolean;
  items: (RuleValues | GroupPlan)[];
}
const groups: fc.Arbitrary<GroupPlan> = fc.letrec<{ group: GroupPlan; item: RuleValues | GroupPlan }>((tie) => ({
  group: fc.record({
    combinator: fc.constantFrom('and', 'or'),
    not: fc.boolean(),
    items: fc.array(tie('item'), { maxLength: 3 }),
  }),
  item: fc.oneof({ depthSize: 'small', withCrossShrink: true }, ruleValues, tie('group')),
})).group;

/** Makes queries with the functions of a version. */
function maker(version: string) {
  const { add, update, convertToIC } = libraryOf(version);
  const { createRule, createRuleGroup } = schemaOf(version);
  const given = (values: object) => Object.entries(values).filter(([, value]) => value !== undefined);
  // Version 3 has no functions for queries: its builder copies and sets properties.
  const set = (item: Properties, values: object): Properties =>
    update
      ? given(values).reduce((query, [name, value]) => update(query, name, value, []), item)
      : { ...item, ...Object.fromEntries(given(values)) };
  const append = (group: Properties, item: Properties): Properties =>
    add ? add(group, item, []) : { ...group, rules: [...(group.rules as unknown[]), item] };
  const ruleOf = (values: RuleValues): Properties => ({ ...createRule(), ...Object.fromEntries(given(values)) });
  const make = ({ combinator, not, items }: GroupPlan): Properties => {
    const group = set({ ...createRuleGroup(), rules: [] }, { combinator, not });
    return items.reduce((all, item) => append(all, 'items' in item ? make(item) : ruleOf(item)), group);
  };
  return (plan: GroupPlan, isIC: boolean) => (isIC && convertToIC ? convertToIC(make(plan)) : make(plan));
}

/** Formats that all versions write in one form. */
const FORMATS = ['sql', 'parameterized'];

/** Null where it throws, as version 3 does for parameters that are arrays. */
function exported(query: unknown, format: string, version: string): unknown {
  try {
    return libraryOf(version).formatQuery(query, format);
  } catch {
    return null;
  }
}

/** Those that say that the versions do not export a rule alike, and no conversion can help. */
const EXPORTED_OTHERWISE: readonly QueryChange[] = [
  'extraBounds',
  'placeholders',
  'numbersAndNulls',
  'quotes',
  'numbersForLists',
  'listsForOneValue',
];

const pairs = versions.flatMap(({ name: to }, index) => versions.slice(index + 1).map(({ name: from }) => [from, to]));

const generated = new Map(
  versions.slice(1).map(({ name }) => {
    const make = maker(name);
    const plans = fc.sample(fc.tuple(groups, fc.boolean()), { numRuns: 300, seed: 31 });
    return [name, plans.map(([plan, isIC]) => make(plan, isIC))];
  }),
);

const changesBetween = (from: string, to: string) =>
  Object.keys(queriesBetween(from, to, versions, readStoredQueries())) as QueryChange[];

function upgradedOf(from: string, to: string) {
  const changes = changesBetween(from, to);
  return generated.get(from)!.map((stored) => ({ stored, ...upgradeQuery(JSON.stringify(stored), changes) }));
}

describe.each(pairs as [string, string][])('300 queries of version %s, for %s', (from, to) => {
  test('mean the same where the versions agree', () => {
    const agreeing = upgradedOf(from, to).filter(
      ({ readings }) => !readings.some(({ change }) => EXPORTED_OTHERWISE.includes(change)),
    );
    expect(agreeing.length).toBeGreaterThan(50);
    for (const { stored, query } of agreeing) {
      const formats = FORMATS.filter((format) => exported(stored, format, from) !== null);
      const exports = (it: unknown, version: string) => formats.map((format) => exported(it, format, version));
      expect(exports(query, to), JSON.stringify(stored)).toEqual(exports(stored, from));
    }
  });
});

test('the types of each version accept what is converted for it', () => {
  const files = new Map(
    versions.slice(0, -1).map(({ name: to }) => {
      const older = pairs.filter((pair) => pair[1] === to).flatMap(([from = '']) => upgradedOf(from, to));
      const typed = older.map(
        ({ query }, index) => `export const q${index}: ${typeOf(query)} = ${JSON.stringify(query)};`,
      );
      const text = `import type { RuleGroupType, RuleGroupTypeIC } from 'react-querybuilder';\n${typed.join('\n')}`;
      return [join(DOCS_FOLDER, to, 'stored-queries.ts'), text];
    }),
  );
  expect(typeErrors(files, OPTIONS).slice(0, 3)).toEqual([]);
});

const typeOf = (query: object) => ('combinator' in query ? 'RuleGroupType' : 'RuleGroupTypeIC');

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  // Without those of browsers, which no query has to do with.
  lib: ['lib.es2022.d.ts'],
  types: [],
};

describe('a text that is no query', () => {
  test.each([
    ['', 'A value belongs here, but the text ends.', 0],
    ['[1]', 'A query is an object with a list of rules.', 0],
    ['{"combinator":"and"}', 'A group has a list with the name “rules”.', 0],
    ['{"rules":[{"operator":"="}]}', 'This rule has no text with the name “field”.', 10],
    ['{"rules":[5]}', 'A rule or a group belongs here.', 10],
    ['{"rules":[', '“,” or “]” belongs here, but the text ends.', 10],
  ])('%s', (text, message, at) => {
    expect(() => upgradeQuery(text, [])).toThrow(expect.objectContaining({ message, at }));
  });

  test('groups that are too deep', () => {
    const text = '{"rules":['.repeat(300) + ']}'.repeat(300);
    expect(() => upgradeQuery(text, [])).toThrow('More than 200 groups');
  });
});

test('a group has a combinator, or combinators between its rules', () => {
  const rule = { field: 'f', operator: '=', value: 1 };
  const upgraded = (query: object) => upgradeQuery(JSON.stringify(query), []).query;
  expect(upgraded({ rules: [rule, rule] })).toEqual({ combinator: 'and', rules: [rule, rule] });
  expect(upgraded({ combinator: 'and', rules: [rule, 'or', rule] })).toEqual({ rules: [rule, 'or', rule] });
  const group = { combinator: 'or', rules: [rule, rule] };
  expect(upgraded({ rules: [rule, 'and', group] })).toEqual({ rules: [rule, 'and', { rules: [rule, 'or', rule] }] });
});
