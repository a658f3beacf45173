import { expect, test } from 'vitest';
import { linkedExample } from './linkedExample';

test.each([
  ['#example=intro/fields&version=5&s=eJyr', 'intro/fields'],
  ['#example=intro%2Ffields&version=5', 'intro/fields'],
  ['#example=intro/fields', 'intro/fields'],
  ['#example=', ''],
  ['#example=100%&s=eJyr', '100%'],
  ['#example', undefined],
  ['#s=eJyr&example=intro/fields', undefined],
  ['#an-example=intro/fields', undefined],
  ['', undefined],
])('%j leads to %j', (hash, name) => {
  expect(linkedExample(hash)).toBe(name);
});
