import type { RuleGroupTypeAny, RuleType } from 'react-querybuilder';
import { describe, expect, test } from 'vitest';
import { packageOf } from '../../../../scripts/check-docs/formats/documentedCode';
import { anyRules, everyRule, fc, queries } from '../../../../tests/support/arbitraries';
import { outcomesOf, rowSamples } from '../../../../tests/support/rowQueries';
import { MUSICIANS } from '../engines/musicians';
import { RUN_FORMATS, type RunFormat } from '../engines/runFormat';
import { exportText, formatOptions } from '../exportQuery';
import type { Options } from '../options';
import { partsOf } from '../query';
import { differs, reasonsOf, type Outcomes, type Reason } from './reasons';

type Settings = Pick<Options, 'parseNumbers' | 'validateQuery'>;

const PLAIN: Settings = { parseNumbers: false, validateQuery: false };

function run(query: RuleGroupTypeAny, settings: Settings, version = 'next') {
  const formatQuery = packageOf(version).formatQuery as (query: RuleGroupTypeAny, options: object) => unknown;
  return outcomesOf(
    query,
    (format) => (part) => exportText(format, formatQuery(part, formatOptions(format, settings))),
  );
}

const selected = (outcomes: Required<Outcomes>, format: RunFormat): string =>
  MUSICIANS.rows.flatMap((_, row) => (outcomes[format][0]![row] === true ? [row] : [])).join();

/** The reasons of all rows on which the formats do not agree, each of which must have one. */
function explain(query: RuleGroupTypeAny, outcomes: Outcomes): Set<string> {
  const reasons = MUSICIANS.rows.flatMap((_, row) => {
    if (!differs(outcomes, row)) return [];
    const found = reasonsOf(query, outcomes, MUSICIANS, row);
    expect(found, JSON.stringify({ query, row: MUSICIANS.rows[row] })).not.toEqual([]);
    return found;
  });
  return new Set(reasons);
}

const samples = rowSamples();

test('the queries have all fields, operators and sources of values', () => {
  const key = ({ field, operator, valueSource }: Partial<RuleType>) => `${field} ${operator} ${valueSource}`;
  const made = new Set(samples.flatMap(({ query }) => partsOf(query)).map((part) => key(part as RuleType)));
  expect(everyRule.map(key).filter((kind) => !made.has(kind))).toEqual([]);
});

/** Formats write the same in both versions, so their rows are the same. */
const AGREEING = {
  sql: 500,
  parameterized: 496,
  parameterized_named: 496,
  mongodb: 282,
  cel: 393,
  jsonlogic: 315,
};

/** A query can have several reasons. */
const QUERIES_BY_REASON = {
  leftOut: 45,
  regex: 31,
  case: 12,
  wildcard: 21,
  control: 10,
  null: 242,
  numberAsText: 24,
  textInNumber: 32,
  escape: 7,
  numericParameter: 5,
  numericText: 19,
  where: 73,
  not: 105,
  empty: 62,
};

test.each(['5', 'next'])(
  'version %s: how many of 500 queries select the same rows as in SQL, and why others do not',
  async (version) => {
    const same: Record<string, number> = {};
    const reasons: Record<string, number> = {};
    for (const { query, options } of samples) {
      const outcomes = await run(query, options, version);
      for (const format of RUN_FORMATS) {
        same[format] = (same[format] ?? 0) + Number(selected(outcomes, format) === selected(outcomes, 'sql'));
      }
      for (const reason of explain(query, outcomes)) reasons[reason] = (reasons[reason] ?? 0) + 1;
    }
    expect(same).toEqual(AGREEING);
    expect(reasons).toEqual(QUERIES_BY_REASON);
  },
  120_000,
);

test('what a link can hold is explained too', async () => {
  const found = new Set<string>();
  for (const query of fc.sample(queries(anyRules), { numRuns: 100, seed: 5 })) {
    for (const reason of explain(query, await run(query, PLAIN))) found.add(reason);
  }
  expect(found).toContain('unknown');
}, 60_000);

describe('a reason by itself:', () => {
  const rule = (field: string, operator: string, value: unknown, valueSource?: 'field') =>
    ({
      combinator: 'and',
      rules: [{ field, operator, value, ...(valueSource && { valueSource }) }],
    }) as RuleGroupTypeAny;
  const numbers = { ...PLAIN, parseNumbers: true };
  test.each<[Reason, RuleGroupTypeAny, Settings?]>([
    ['null', rule('job', '!=', 'Teacher')],
    ['numberAsText', rule('age', '=', '73')],
    ['numericText', rule('alarm', '>', '07'), numbers],
    ['textInNumber', rule('height', 'beginsWith', '1x')],
    ['case', rule('firstName', 'beginsWith', 'EL')],
    ['wildcard', rule('lastName', 'endsWith', '_ames')],
    ['regex', rule('lastName', 'contains', 'J.m')],
    ['escape', rule('lastName', '=', 'a\\d')],
    ['control', rule('lastName', '!=', 'a\nb')],
    ['where', rule('groupedField1', 'contains', 'groupedField2', 'field')],
    ['numericParameter', rule('birthdate', 'contains', '1917'), numbers],
    ['not', { ...rule('firstName', '=', 'Ella'), not: true }],
    ['empty', { combinator: 'and', rules: [] }],
    ['leftOut', rule('lastName', 'in', '')],
    ['unknown', rule('salary', '=', '1')],
  ])('%s', async (reason, query, settings = PLAIN) => {
    const found = explain(query, await run(query, settings));
    expect(found).toContain(reason);
    // A column with NULL or numbers has more than one reason.
    expect([...found].filter((other) => other !== 'null')).toEqual(reason === 'null' ? [] : [reason]);
  });

  test('nothing to explain where all formats agree', async () => {
    expect(explain(rule('lastName', '=', 'James'), await run(rule('lastName', '=', 'James'), PLAIN))).toEqual(
      new Set(),
    );
  });
});
