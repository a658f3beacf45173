import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { applyPatch } from './applyPatch';
import { readMutations } from './readMutations';

const mutations = readMutations(process.cwd());

test.each(mutations)('the patch "$name" still applies, and its test is where the index says', ({ patch, file }) => {
  expect(existsSync(file)).toBe(true);
  expect(() => applyPatch(process.cwd(), patch, '--check')).not.toThrow();
});

test('every patch is in the index', () => {
  const patches = readdirSync('tests/mutations').filter((name) => name.endsWith('.patch'));
  expect(patches.sort()).toEqual(mutations.map(({ name }) => `${name}.patch`).sort());
});
