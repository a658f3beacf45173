import { expect, test } from 'vitest';
import { readExample } from './readExample';

test('an example is read with what it imports, and is undefined where there is none', () => {
  const name = 'intro/fields';
  const example = readExample('5', name);
  expect(Object.keys(example?.files ?? {})[0]).toBe('fields.tsx');
  expect(example).toMatchObject({ id: `5/${name}`, code: expect.stringContaining('export default') as string });
  expect(readExample('5', 'no/such')).toBeUndefined();
});
