import { expect, test, vi } from 'vitest';
import { ask, askDoc } from './ask';

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

test('a page of the documentation is asked for by its path', async () => {
  const graphql = answering({ data: { doc: { title: 'Export' } } });
  expect(await askDoc(graphql, 'query A', '/docs/export')).toEqual({ title: 'Export' });
  expect(graphql).toHaveBeenCalledWith('query A', { path: '/docs/export' });
  const none = askDoc(answering({ data: { doc: null } }), 'query A', '/docs/none');
  await expect(none).rejects.toThrow('/docs/none: expected a page that is listed to be there');
});
