import { afterEach, expect, test, vi } from 'vitest';
import { beginTextsBeside } from './texts/textsBeside';
import { renewNodes } from './nodes/renewNodes';
import { onPreBootstrap } from './onPreBootstrap';

vi.mock('./texts/textsBeside');
vi.mock('./nodes/renewNodes');
vi.mock('./output/compressedFiles');
vi.mock('./output/pageNames');

afterEach(() => {
  vi.unstubAllEnvs();
  vi.clearAllMocks();
});

test.each([
  ['production', 1],
  ['development', 0],
])('in %s, nodes are looked through, and texts are begun %j times', async (environment, times) => {
  vi.stubEnv('NODE_ENV', environment);
  await onPreBootstrap?.({} as never, { plugins: [] }, () => undefined);
  expect(renewNodes).toHaveBeenCalledOnce();
  expect(beginTextsBeside).toHaveBeenCalledTimes(times);
});
