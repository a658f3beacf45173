import type { ExportFormat, RuleGroupType, RuleType } from 'react-querybuilder';
import { expect, test } from 'vitest';
import { exportWarnings } from './exportWarnings';
import { exportQuery } from './exportQuery';
import { DIALECTS } from './dialects';
import { FORMATS } from './formats';
import { initialQuery } from './initialQuery';
import { DEFAULT_OPTIONS } from './options';

const warningsOf = (query: RuleGroupType, format: ExportFormat, parseNumbers = false) => {
  const text = exportQuery(query, format, { ...DEFAULT_OPTIONS, parseNumbers });
  return { text, warnings: exportWarnings(query, format, text) };
};
const and = (...rules: RuleGroupType['rules']): RuleGroupType => ({ combinator: 'and', rules });
const rule = (field: string, value: unknown, operator = '='): RuleType => ({ field, operator, value });
const negated = and(rule('age', 1), { ...and(rule('job', 'x')), not: true });

// The texts show that the warnings are still there: after an update of the library, what is mended can be removed.
test.each<[ExportFormat, RuleGroupType, string, RegExp]>([
  ['mongodb', negated, '{\n      "job": "x"\n    }', /^A group is negated/],
  ['mongodb', and(rule('job', 'two\nlines')), '{{"job":"two\nlines"}}', /^This is not valid JSON/],
  ['mongodb', and(rule('job', 'a\ttab')), '{"job":"a\ttab"}', /^This is not valid JSON/],
  ['sql', and(rule('job', '()'), and(rule('firstName', ''))), "(job = '()' and ())", /^The “\(\)” is not valid SQL/],
  ['parameterized', and(rule('firstName', '')), '"sql": "()"', /^The “\(\)” is not valid SQL/],
  ['parameterized', and(rule('job', 'a\nb')), `"'a\\nb'"`, /^A parameter with a line/],
  ['parameterized_named', and(rule('job', 'a\nb')), `"job_1": "'a\\nb'"`, /^A parameter with a line/],
])('%s: warns of the wrong output: %#', (format, query, expected, warning) => {
  const { text, warnings } = warningsOf(query, format);
  expect(text).toContain(expected);
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toMatch(warning);
});

test('a number that JSON does not know is not valid, either', () => {
  expect(warningsOf(and(rule('age', '+1')), 'mongodb', true)).toEqual({
    text: '{"age":+1}',
    warnings: [expect.stringMatching(/^This is not valid JSON/)],
  });
});

test('the same query is sound in other formats', () => {
  for (const { name } of FORMATS.filter((format) => format.name !== 'mongodb'))
    expect(warningsOf(negated, name).warnings).toEqual([]);
  expect(warningsOf(and(rule('job', "'()'")), 'sql').warnings).toEqual([]);
});

test('the initial query, for which no warnings load, is sound with each option', () => {
  for (const { name } of FORMATS)
    for (const parseNumbers of [true, false])
      for (const validateQuery of [true, false])
        for (const { name: dialect } of DIALECTS) {
          const text = exportQuery(initialQuery, name, { parseNumbers, validateQuery, dialect });
          expect(exportWarnings(initialQuery, name, text)).toEqual([]);
        }
});
