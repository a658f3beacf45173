import { expect, test } from 'vitest';
import { FILES, inSmallSite } from '../../../tests/support/smallSite';

const { cache, check } = inSmallSite();

test('one page is compiled after another, so that never the trees of all are in memory', async () => {
  const compiled: number[] = [];
  await check(() => Promise.resolve(void compiled.push(cache.values.size)));
  const pages = Object.keys(FILES).filter((file) => file.endsWith('.mdx'));
  expect(pages.length).toBeGreaterThan(2);
  expect(compiled).toEqual(pages.map((_, index) => index));
});

test('a page is compiled after that of the version before, with which it is compared', async () => {
  await check();
  const keys = [...cache.values.keys()].filter((key) => key.includes('intro'));
  expect(keys.map((key) => /docs\/(\d)\//.exec(key)?.[1])).toEqual(['3', '5']);
});
