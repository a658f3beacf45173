import { defaultOperators, getOption } from 'react-querybuilder';
import { expect, test } from 'vitest';
import { fields } from './fields';
import { initialQuery } from './initialQuery';
import { partsOf } from './query';

const items = partsOf(initialQuery);
const rules = items.filter((item) => 'field' in item);

test('every rule and group has an id of its own', () => {
  const ids = items.map(({ id }) => id);
  expect(ids).not.toContain(undefined);
  expect(new Set(ids).size).toBe(items.length);
});

test.each(rules)(
  '$field $operator: field, operator, source and value exist',
  ({ field, operator, valueSource, value }) => {
    const data = fields.find(({ name }) => name === field)!;
    expect(getOption(data.operators ?? defaultOperators, operator)).toBeDefined();
    expect(data.valueSources ?? ['value']).toContain(valueSource);
    if (data.values) expect(getOption(data.values, value)).toBeDefined();
    if (valueSource === 'field') expect(fields.map(({ name }) => name)).toContain(value);
  },
);
