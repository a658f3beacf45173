import { format as prettify } from 'prettier';
import { defaultValidator, formatQuery, type RuleGroupType } from 'react-querybuilder';
import { expect, test } from 'vitest';
import { exportCall } from './exportCall';
import { exportQuery, exportText } from './exportQuery';
import { fields } from './fields';
import { FORMATS } from './formats';
import { initialQuery } from './initialQuery';
import { DEFAULT_OPTIONS, OPTIONS, type Options } from './options';

const combinations: Options[] = [false, true].flatMap((parseNumbers) =>
  [false, true].map((validateQuery) => ({ ...DEFAULT_OPTIONS, parseNumbers, validateQuery })),
);
const calls = FORMATS.flatMap(({ name }) => combinations.map((options) => ({ name, options })));

/** Only the default validator rejects the empty group. */
const query: RuleGroupType = {
  ...initialQuery,
  rules: [...initialQuery.rules, { id: 'empty', combinator: 'or', rules: [] }],
};

test.each(calls)('the call for $name gives what is shown', ({ name, options }) => {
  const scope = { formatQuery, defaultValidator, query, fields };
  const result: unknown = new Function(...Object.keys(scope), `return ${exportCall(name, options)};`)(
    ...Object.values(scope),
  );
  expect(exportText(name, result)).toBe(exportQuery(query, name, options));
});

test.each(calls)('the call for $name is laid out as prettier would', async ({ name, options }) => {
  const call = exportCall(name, options);
  expect(`${call}\n`).toBe(await prettify(call, { parser: 'babel', singleQuote: true, semi: false }));
});

test('the options show', () => {
  expect(exportCall('sql', DEFAULT_OPTIONS)).toBe("formatQuery(query, { format: 'sql', fields })");
  expect(exportCall('sql', { parseNumbers: true, validateQuery: true })).toBe(
    "formatQuery(query, {\n  format: 'sql',\n  fields,\n  parseNumbers: true,\n  validator: defaultValidator,\n})",
  );
});

test.each(OPTIONS)('$name changes the call only if it changes the result', ({ name, byDefault }) => {
  const changed = exportCall('cel', { ...DEFAULT_OPTIONS, [name]: !byDefault });
  const expected = name === 'parseNumbers' || name === 'validateQuery';
  expect(changed !== exportCall('cel', DEFAULT_OPTIONS)).toBe(expected);
});
