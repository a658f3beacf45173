import { afterEach, expect, test, vi } from 'vitest';
import { placesIn } from './apiPlaces';

afterEach(() => vi.unstubAllEnvs());

const page = (path: string, documents: string[], draft = false) => ({ path, documents, draft });

test('a name leads to the page that documents it, and to the first of several', () => {
  const places = placesIn([page('/docs/b', ['Field', 'Rule']), page('/docs/a', ['Field', 'Field.name'])]);
  expect([...places]).toEqual([
    ['Field', '/docs/a#api-Field'],
    ['Field.name', '/docs/a#api-Field.name'],
    ['Rule', '/docs/b#api-Rule'],
  ]);
});

test.each([
  ['production', [['Field', '/docs/b#api-Field']]],
  [
    'development',
    [
      ['Field', '/docs/a#api-Field'],
      ['Rule', '/docs/a#api-Rule'],
    ],
  ],
])('in %s, a draft and a page document %j', (environment, expected) => {
  vi.stubEnv('NODE_ENV', environment);
  const places = placesIn([page('/docs/a', ['Field', 'Rule'], true), page('/docs/b', ['Field'])]);
  expect([...places]).toEqual(expected);
});
