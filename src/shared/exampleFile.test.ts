import { expect, test } from 'vitest';
import { exampleFile, exampleIdOf, isLive, splitExampleId, withExtension } from './exampleFile';

test.each([
  ['5/intro/fields', 'content/docs/5/_examples/intro/fields.tsx', true],
  ['next/app', 'content/docs/next/_examples/app.tsx', true],
  ['5/data/musicians.ts', 'content/docs/5/_examples/data/musicians.ts', false],
  ['4/intro/look.module.css', 'content/docs/4/_examples/intro/look.module.css', false],
])('%s is %s', (id, file, live) => {
  expect(exampleFile(id)).toBe(file);
  expect(exampleIdOf(file)).toBe(id);
  expect(isLive(id)).toBe(live);
});

test.each([
  'content/docs/5/_examples/intro/picture.png',
  'content/docs/5/notes.tsx',
  'content/docs/5/api/_examples/a.tsx',
  'content/docs/5/_examples.tsx',
])('%s belongs to no example', (file) => {
  expect(exampleIdOf(file)).toBeUndefined();
});

test('an id consists of a version and a name in it, without the ending .tsx', () => {
  expect(splitExampleId('5/intro/fields')).toEqual({ version: '5', name: 'intro/fields' });
  expect(['intro/fields', 'data/musicians.ts'].map(withExtension)).toEqual(['intro/fields.tsx', 'data/musicians.ts']);
});
