import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { QueryBuilder, type RuleGroupType } from 'react-querybuilder';
import { afterEach, expect, test, vi } from 'vitest';
import { SETUPS } from '.';
import { exportQuery } from '../core/exportQuery';
import { fields } from '../core/fields';
import { FORMATS } from '../core/formats';
import { initialQuery } from '../core/initialQuery';
import { ALL_OPTIONS, DEFAULT_OPTIONS } from '../core/options';
import { fieldsOf } from '../core/state';
import { unknownNames } from '../core/unknownNames';
import { translations } from '../libraries/shared/drawnIcons';

afterEach(() => void vi.useRealTimers());

const setupOf = (name: string) => SETUPS.find((setup) => setup.name === name)!;

const props = {
  fields,
  query: initialQuery,
  onQueryChange: () => {},
  translations,
  showCloneButtons: true,
  showLockButtons: true,
  showNotToggle: true,
};

const html = (name: string, more: object = {}): string => {
  const { Builder } = setupOf(name);
  return renderToStaticMarkup((<Builder {...props} {...more} />) as ReactElement);
};

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

const PLAIN = renderToStaticMarkup(<QueryBuilder {...props} />);

test('a builder for reading has no control that is not disabled', () => {
  expect(count(PLAIN, /<(?:button|select|input)(?![^>]*disabled)/g)).toBeGreaterThan(20);
  expect(count(html('ReadOnly'), /<(?:button|select|input)(?![^>]*disabled)/g)).toBe(0);
});

test('a builder for values has the fields of values, and labels in place of other controls', () => {
  const text = html('ValuesOnly');
  expect(count(text, /<button/g)).toBe(0);
  // Of a choice: all other selects are texts.
  expect(count(text, /<select/g)).toBe(2);
  expect(text).toContain('<span>begins with</span>');
  expect(count(text, /<input/g)).toBe(count(PLAIN, /<input/g) - 2);
});

test('a builder for values says which groups are negated', () => {
  const negations = (not: boolean) =>
    count(html('ValuesOnly', { query: { ...initialQuery, not }, showNotToggle: false }), /<span>Not<\/span>/g);
  expect([negations(true), negations(false)]).toEqual([1, 0]);
});

test('a builder without new groups has the buttons of rules only', () => {
  expect(count(PLAIN, /ruleGroup-addGroup/g)).toBe(2);
  expect(count(html('NoGroups'), /ruleGroup-addGroup/g)).toBe(0);
  expect(count(html('NoGroups'), /ruleGroup-addRule/g)).toBe(2);
});

test.each([
  ['German', 'lang="de" dir="ltr"', /[A-Za-z]+/],
  ['Arabic', 'lang="ar" dir="rtl"', /[\u0600-\u06ff]+/],
])('%s: no title of a control and no label of a field or operator is English', (name, attributes, letters) => {
  const text = html(name);
  expect(text).toContain(attributes);
  const namesIn = (markup: string) => [...markup.matchAll(/(?:title|aria-label)="([^"]+)"/g)].map(([, it]) => it!);
  const english = new Set(namesIn(PLAIN));
  expect(english.size).toBeGreaterThan(8);
  const same = new Set(['Operator']);
  for (const it of namesIn(text)) {
    expect(it).toMatch(letters);
    expect(english.has(it) && !same.has(it), it).toBe(false);
  }
  for (const label of ['First name', 'Grouped field 1', 'begins with', 'between', 'AND', '+Rule'])
    expect([PLAIN.includes(`>${label}<`), text.includes(`>${label}<`)], label).toEqual([true, false]);
  // Names, which exports write, are the same.
  const values = (markup: string) => [...markup.matchAll(/<option value="([^"]*)"/g)].map(([, it]) => it);
  expect(values(text)).toEqual(values(PLAIN));
});

test('an operator of its own is known, has its own input, and every format writes it as a date', () => {
  vi.useFakeTimers({ now: new Date(2024, 2, 10, 12) });
  const setup = setupOf('CustomOperators');
  const query: RuleGroupType = {
    combinator: 'and',
    rules: [{ combinator: 'or', rules: [{ field: 'birthdate', operator: 'lastNDays', value: '10' }] }],
  };
  expect(unknownNames(query, fieldsOf({ data: { fields }, setup })).operators).toEqual([]);
  expect(unknownNames(query, fields).operators).toHaveLength(1);
  expect(html('CustomOperators', { query })).toContain('type="number"');
  for (const { name } of FORMATS) {
    const text = exportQuery(query, name, { ...DEFAULT_OPTIONS, prepare: setup.prepare });
    expect(text.includes('2024-02-29'), name).toBe(!/^json(?:_|$)/.test(name));
  }
});

test.each([
  ['0', '2024-03-10'],
  ['-5', '2024-03-10'],
  ['1.9', '2024-03-09'],
  ['', '2024-03-10'],
  ['1e20', '1924-04-04'],
  ['730000', '1924-04-04'],
])('the last “%s” days begin on %s', (value, day) => {
  vi.useFakeTimers({ now: new Date(2024, 2, 10, 12) });
  const rule = { field: 'birthdate', operator: 'lastNDays', value };
  const prepared = setupOf('CustomOperators').prepare!({ combinator: 'and', rules: [rule] });
  expect(prepared.rules).toEqual([{ field: 'birthdate', operator: '>=', value: day }]);
});

test.each(SETUPS)('$name renders with every option, and with combinators between rules', ({ name }) => {
  const { disabled, independentCombinators, ...options } = ALL_OPTIONS;
  expect([disabled, independentCombinators]).toEqual([false, false]);
  expect(html(name, options)).toContain('queryBuilder');
  const query = { rules: [initialQuery.rules[0], 'or', initialQuery.rules[1]] };
  expect(html(name, { query, independentCombinators: true })).toContain('betweenRules');
});
