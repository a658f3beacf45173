import { expect, test } from 'vitest';
import { measurePages } from './measurePages';
import type { Benchmark } from './benchmarks';

const part = (name: string, measure: Benchmark['measure']): Benchmark => ({ name, how: '', measure });

test('a page that fails does not stop the others, and keeps its other figures', async () => {
  const bytes = part('bytes', async (_, path) => ({ beforeLoad: path.length }));
  const lighthouse = part('lighthouse', async (site, path) => {
    if (path === '/a') throw new Error('no paint');
    return { performance: site.length };
  });
  const steps: string[] = [];
  const pages = ['/a', '/bc'].map((path) => ({ path, aims: {} }));
  expect(await measurePages([lighthouse, bytes], pages, 'http://x', (step) => steps.push(step))).toEqual({
    measured: [
      { page: pages[0], figures: { beforeLoad: 2 } },
      { page: pages[1], figures: { beforeLoad: 3, performance: 8 } },
    ],
    failures: ['lighthouse of /a: no paint'],
  });
  expect(steps).toEqual(['lighthouse of /a', 'lighthouse of /bc', 'bytes of /a', 'bytes of /bc']);
});
