import { expect, test } from 'vitest';
import { exampleFile } from './exampleFile';

test.each([
  ['5/controlled', '5/_examples/controlled'],
  ['next/intro/fields', 'next/_examples/intro/fields'],
])('the file of the example %s is %s', (id, file) => {
  expect(exampleFile(id)).toBe(file);
});
