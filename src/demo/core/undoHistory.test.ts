import { expect, test } from 'vitest';
import { EMPTY_HISTORY, pushQuery, stepThrough } from './undoHistory';

const [first, second, third] = ['1', '2', '3'].map((id) => ({ id, combinator: 'and', rules: [] }));

test('replaced queries come back in turn, and go again', () => {
  const both = pushQuery(pushQuery(EMPTY_HISTORY, first!), second!);
  const back = stepThrough(both, 'back', third!)!;
  expect(back.query).toBe(second);
  const again = stepThrough(back.replacements, 'back', back.query)!;
  expect(again.query).toBe(first);
  expect(stepThrough(again.replacements, 'back', again.query)).toBeUndefined();
  const forth = stepThrough(again.replacements, 'forward', again.query)!;
  expect(forth.query).toBe(second);
  expect(stepThrough(forth.replacements, 'forward', forth.query)!.query).toBe(third);
});

test('what was done in between is a step of its own', () => {
  const { replacements } = stepThrough(pushQuery(EMPTY_HISTORY, first!), 'back', second!)!;
  expect(stepThrough(replacements, 'forward', third!)).toMatchObject({
    query: second,
    replacements: { past: [third] },
  });
});

test('only so many are kept', () => {
  let many = EMPTY_HISTORY;
  for (let count = 0; count < 50; count += 1) many = pushQuery(many, first!);
  expect(many.past).toHaveLength(20);
});
