import type { RuleGroupType, RuleGroupTypeAny, RuleType } from 'react-querybuilder';
import { expect, test } from 'vitest';
import { again } from '../../../../tests/support/imports';
import { everyRule, queries, fc } from '../../../../tests/support/arbitraries';
import { toCombinators } from '../convertQuery';
import { fields } from '../fields';
import { takesList } from '../fieldTypes';
import { FORMATS } from '../formats';
import { IMPORT_LANGUAGES } from './languages';
import { DEFAULT_OPTIONS, type Options } from '../options';
import { withoutIds } from '../query';
import type { ImportLanguage } from '../state';
import { meaningOf } from '../../../../tests/support/meaningOf';

test('each language has an export format', () => {
  expect(FORMATS.map(({ name }) => name)).toEqual(expect.arrayContaining(IMPORT_LANGUAGES.map(({ name }) => name)));
});

/** MongoDB compares two fields by these operators in a script. */
const SCRIPTED = /^(?:in|notIn|contains|beginsWith|endsWith|doesNot\w+)$/;

/** What `formatQuery` does not escape, and an import therefore refuses. */
const UNESCAPED: Partial<Record<ImportLanguage, RegExp>> = { sql: /[%_\\[]/, mongodb: /[.()\\]/, cel: /\\/ };

/** Rules that the language can write and read, with values that it can hold. */
function writableRules(language: ImportLanguage, options: Options): fc.Arbitrary<RuleType> {
  const isWritten = ({ operator, valueSource }: Pick<RuleType, 'operator' | 'valueSource'>) =>
    language !== 'mongodb' || valueSource === 'value' || !SCRIPTED.test(operator);
  const parts = everyRule.filter(isWritten);
  const texts = ['Ella', "O'Hara", 'say "hi"', '50%_off', 'Beyoncé', 'x.y (z)', 'back\\slash'];
  const typed: Record<string, string[]> = {
    number: ['12', '26', '37.5'],
    date: ['1917-04-25', '1938-01-25'],
    time: ['06:30', '23:59'],
    'datetime-local': ['1999-12-31T23:59', '2024-02-29T20:15'],
  };
  return fc.constantFrom(...parts).chain((part) => {
    const { name, comparator, valueEditorType, inputType } = fields.find((field) => field.name === part.field)!;
    const choices: Record<string, unknown[]> = {
      checkbox: [true, false],
      radio: ['F', 'M', 'O'],
      select: ['Guitar', 'Flute'],
      multiselect: ['Guitar', 'Flute'],
    };
    const others = fields.filter((other) => other.comparator === comparator && other.name !== name);
    const values =
      part.valueSource === 'field'
        ? others.map((other) => other.name)
        : (choices[String(valueEditorType)] ?? typed[String(inputType)] ?? texts).filter(
            (value) => !UNESCAPED[language]?.test(String(value)),
          );
    if (/null/i.test(part.operator)) return fc.constant({ ...part, value: null });
    if (!takesList(part.operator)) return fc.constantFrom(...values).map((value) => ({ ...part, value }));
    // Sorted: formatQuery swaps the ends of ranges of numbers.
    const list = [values[0], values[1]];
    return fc.constant({ ...part, value: options.listsAsArrays ? list : list.join(',') });
  });
}

/** Gives all values one type, since formats treat numbers and lists differently. */
function plain(item: RuleGroupType | RuleType): RuleGroupType | RuleType {
  if ('rules' in item) return { ...item, rules: item.rules.map(plain) };
  const { valueSource, value, ...rule } = item;
  if (value === null) return { ...rule, value };
  const isList = takesList(rule.operator);
  const items = (Array.isArray(value) ? value : String(value).split(',')).map((part) => String(part).trim());
  return { ...rule, valueSource, value: isList ? items : String(value) };
}

const saying = (query: RuleGroupTypeAny) => meaningOf(plain(toCombinators(query)));

const FORMS = [false, true].flatMap((parseNumbers) =>
  [false, true].flatMap((listsAsArrays) =>
    [false, true].map((independentCombinators) => ({
      ...DEFAULT_OPTIONS,
      parseNumbers,
      listsAsArrays,
      independentCombinators,
    })),
  ),
);

test.each(IMPORT_LANGUAGES)(
  'queries keep their meaning on the way through $name, and stay the same from then on',
  async ({ name }) => {
    for (const options of FORMS) {
      const shape = { minItems: 2, independent: options.independentCombinators };
      await fc.assert(
        fc.asyncProperty(queries(writableRules(name, options), shape), async (query) => {
          const written = name === 'mongodb' ? affirmative(query) : query;
          const first = await again(written, name, options);
          expect(withoutIds(await again(first, name, options))).toEqual(withoutIds(first));
          expect(saying(first)).toBe(saying(written));
        }),
        { numRuns: 8 },
      );
    }
  },
);

/** Removes negation, which `formatQuery` does not write for MongoDB groups. */
const affirmative = (query: RuleGroupTypeAny): RuleGroupTypeAny =>
  JSON.parse(JSON.stringify(query, (name, value: unknown) => (name === 'not' ? undefined : value))) as RuleGroupTypeAny;

test('groups of one rule, which MongoDB and JsonLogic lack, stay the same from the second round trip on', async () => {
  for (const { name } of IMPORT_LANGUAGES) {
    const cases = fc
      .constantFrom(...FORMS)
      .chain((options) =>
        fc.record({ options: fc.constant(options), query: queries(writableRules(name, options), { minItems: 1 }) }),
      );
    await fc.assert(
      fc.asyncProperty(
        cases.map(({ options, query }) => ({ options, query: affirmative(query) })),
        async ({ options, query }) => {
          const second = await again(await again(query, name, options), name, options);
          expect(withoutIds(await again(second, name, options))).toEqual(withoutIds(second));
          expect(saying(second)).toBe(saying(query));
        },
      ),
      { numRuns: 25 },
    );
  }
});
