import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { projectPath } from '../paths';
import { GIVEN_NAMES } from './onPreBootstrap';

test('Gatsby leaves the list of names when it empties its cache', () => {
  const emptiesCache = createRequire(import.meta.url).resolve('gatsby/dist/services/initialize.js');
  expect(readFileSync(emptiesCache, 'utf8')).toContain(`\`!${dirname(projectPath(GIVEN_NAMES))}\``);
});
