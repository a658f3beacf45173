import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { compileAhead } from '../document/compileAhead';
import { renewNodes } from '../nodes/renewNodes';
import { projectPath } from '../paths';
import { GIVEN_NAMES, onPreBootstrap } from './onPreBootstrap';

vi.mock('../document/compileAhead');
vi.mock('../nodes/renewNodes');
vi.mock('./compressedFiles');
vi.mock('./pageCopies');

afterEach(() => {
  vi.unstubAllEnvs();
  vi.clearAllMocks();
});

test('Gatsby leaves the list of names when it empties its cache', () => {
  const emptiesCache = createRequire(import.meta.url).resolve('gatsby/dist/services/initialize.js');
  expect(readFileSync(emptiesCache, 'utf8')).toContain(`\`!${dirname(projectPath(GIVEN_NAMES))}\``);
});

test.each([
  ['production', 1],
  ['development', 0],
])('in %s, nodes are looked through, and pages are compiled ahead %j times', async (environment, times) => {
  vi.stubEnv('NODE_ENV', environment);
  await onPreBootstrap?.({} as never, { plugins: [] }, () => undefined);
  expect(renewNodes).toHaveBeenCalledOnce();
  expect(compileAhead).toHaveBeenCalledTimes(times);
});
