import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';
import { foldScript } from './foldScript';

/** Runs the script at the head of a page that came in this way, and gives what it set on `html` and its listeners. */
function run(hash: string, entries: { type: string }[]) {
  const dataset: { folded?: string } = {};
  const listeners = new Map<string, () => void>();
  const context = {
    document: { documentElement: { dataset } },
    performance: { getEntriesByType: () => entries },
    location: { hash },
    innerHeight: 800,
    scrollY: 0,
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
  };
  const before = Object.keys(context);
  runInContext(foldScript(), createContext(context));
  return { dataset, listeners, context, globals: Object.keys(context).filter((key) => !before.includes(key)) };
}

const fresh = () => run('', [{ type: 'navigate' }]);

test('a page that opens at its top is folded', () => {
  expect(fresh().dataset).toEqual({ folded: '' });
});

test.each([
  ['#usage', [{ type: 'navigate' }]],
  ['', [{ type: 'reload' }]],
  ['', [{ type: 'back_forward' }]],
  ['', []],
])('a page that may not is whole: %j, %j', (hash, entries) => {
  expect(run(hash, entries).dataset).toEqual({});
});

test.each(['click', 'keydown', 'hashchange'])('%s unfolds it', (type) => {
  const { dataset, listeners } = fresh();
  listeners.get(type)!();
  expect(dataset).toEqual({});
});

test('a scroll by more than a screen at once unfolds it, and smaller ones do not', () => {
  const { dataset, listeners, context } = fresh();
  for (const top of [500, 1000, 1800]) {
    context.scrollY = top;
    listeners.get('scroll')!();
  }
  expect(dataset).toEqual({ folded: '' });
  context.scrollY = 2601;
  listeners.get('scroll')!();
  expect(dataset).toEqual({});
});

test('the script leaves no global behind, and can stand in HTML', () => {
  expect(fresh().globals).toEqual([]);
  expect(foldScript()).not.toMatch(/<\/|<!--|\n/);
});
