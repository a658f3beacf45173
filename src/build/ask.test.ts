import { expect, test, vi } from 'vitest';
import { ask } from './ask';

const answering = (answer: object) => vi.fn(() => Promise.resolve(answer)) as never;

test('gives what a query gives, and passes its variables on', async () => {
  const graphql = answering({ data: { site: 1 } });
  expect(await ask(graphql, 'query A', { path: '/' })).toEqual({ site: 1 });
  expect(graphql).toHaveBeenCalledWith('query A', { path: '/' });
});

test.each([
  ['an error', { errors: [new Error('a.mdx:7: no language')] }, 'a.mdx:7: no language'],
  ['an error beside a part of the data', { data: {}, errors: [new Error('a.mdx:7: no language')] }, 'a.mdx:7'],
  ['nothing', {}, 'The content of the site could not be read.'],
])('a query that gives %s throws', async (_, answer, message) => {
  await expect(ask(answering(answer), 'query A')).rejects.toThrow(message);
});
