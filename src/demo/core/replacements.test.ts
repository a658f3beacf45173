import { expect, test } from 'vitest';
import { NO_REPLACEMENTS, replaced, step } from './replacements';

const [first, second, third] = ['1', '2', '3'].map((id) => ({ id, combinator: 'and', rules: [] }));

test('replaced queries come back in turn, and go again', () => {
  const both = replaced(replaced(NO_REPLACEMENTS, first!), second!);
  const back = step(both, 'back', third!)!;
  expect(back.query).toBe(second);
  const again = step(back.replacements, 'back', back.query)!;
  expect(again.query).toBe(first);
  expect(step(again.replacements, 'back', again.query)).toBeUndefined();
  const forth = step(again.replacements, 'forward', again.query)!;
  expect(forth.query).toBe(second);
  expect(step(forth.replacements, 'forward', forth.query)!.query).toBe(third);
});

test('what was done in between is a step of its own', () => {
  const { replacements } = step(replaced(NO_REPLACEMENTS, first!), 'back', second!)!;
  expect(step(replacements, 'forward', third!)).toMatchObject({ query: second, replacements: { past: [third] } });
});

test('only so many are kept', () => {
  let many = NO_REPLACEMENTS;
  for (let count = 0; count < 50; count += 1) many = replaced(many, first!);
  expect(many.past).toHaveLength(20);
});
