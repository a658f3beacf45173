import { createRequire } from 'node:module';
import { join } from 'node:path';
import ts from 'typescript';
import type { RuleGroupTypeAny, RuleType } from 'react-querybuilder';
import { describe, expect, test } from 'vitest';
import { fc, queries } from '../../tests/support/arbitraries';
import { typeErrors } from '../../tests/support/typeErrors';
import { contentVersions, readStoredQueries } from '../gatsby/content/readContent';
import { queriesBetween } from '../gatsby/migration/fixesBetween';
import { DOCS_FOLDER } from '../gatsby/paths';
import type { QueryChange } from '../shared/migration/queryChanges';
import { upgradeQuery } from './upgradeQuery';

interface Library {
  formatQuery: (query: unknown, format: string) => unknown;
  /** Where combinators can be between rules. */
  convertToIC?: unknown;
}

const versions = contentVersions();
const libraries = new Map(
  versions.map(({ name }) => [
    name,
    createRequire(join(DOCS_FOLDER, name, 'package.json'))('react-querybuilder') as Library,
  ]),
);
const libraryOf = (version: string): Library => libraries.get(version)!;

const OPERATORS = ['=', '<', 'contains', 'beginsWith', 'null', 'in', 'notIn', 'between', 'notBetween'];
const TEXTS = ['', 'x', '12', '1,2', 'a, b', 'a,', '1,2,3', "it's"];
const VALUES = [...TEXTS, 5, true, null, ['x', 'y'], ['1', '2']];

const rules = fc.record(
  {
    field: fc.constantFrom('f', 'g', '~'),
    operator: fc.constantFrom(...OPERATORS),
    value: fc.constantFrom(...VALUES),
    valueSource: fc.constantFrom('value', 'field'),
    disabled: fc.boolean(),
  },
  { requiredKeys: ['field', 'operator', 'value'] },
) as fc.Arbitrary<RuleType>;

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
    const forms: fc.Arbitrary<RuleGroupTypeAny>[] = [queries(rules)];
    if (libraryOf(name).convertToIC) forms.push(queries(rules, { independent: true }));
    return [name, fc.sample(fc.oneof(...forms), { numRuns: 300, seed: 31 })];
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
