import { expect, test } from 'vitest';
import { fields } from './fields';

const field = (name: string) => fields.find((candidate) => candidate.name === name)!;

test.each(['firstName', 'lastName', 'height', 'job'])('%s asks for a value where its operator takes one', (name) => {
  const isValid = (operator: string, value: unknown) => field(name).validator!({ field: name, operator, value });
  expect(isValid('=', 'Ella')).toBe(true);
  expect(isValid('in', ['Ella', 'Etta'])).toBe(true);
  expect(isValid('notNull', '')).toBe(true);
  expect(isValid('=', '')).toBe(false);
  expect(isValid('=', '  ')).toBe(false);
  expect(isValid('between', ' , ')).toBe(false);
  expect(isValid('in', [])).toBe(false);
  expect(isValid('=', undefined)).toBe(false);
});

test('the last name is compared by its beginning, unless another operator is chosen', () => {
  expect(field('lastName').defaultOperator).toBe('beginsWith');
});
