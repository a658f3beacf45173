import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from './paths';

const namesIn = (file: string, pattern: RegExp) =>
  [...readFileSync(inProject(file), 'utf8').matchAll(pattern)].map(([, name]) => name);

test('gatsby-node.ts gives Gatsby each of the Node APIs', () => {
  const names = namesIn('src/gatsby/nodeApis.ts', /export \{ (\w+) \}/g);
  expect(names.length).toBeGreaterThan(0);
  expect(namesIn('gatsby-node.ts', /^ {2}(\w+),$/gm)).toEqual(names);
});
