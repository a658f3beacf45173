import { expect, test } from 'vitest';
import { symbolLocations } from './symbolLocations';

const page = (path: string, documents: string[]) => ({ path, documents });

test('a name leads to the page that documents it, and to the first of several', () => {
  const locations = symbolLocations([page('/docs/b', ['Field', 'Rule']), page('/docs/a', ['Field', 'Field.name'])]);
  expect([...locations]).toEqual([
    ['Field', '/docs/a#api-Field'],
    ['Field.name', '/docs/a#api-Field.name'],
    ['Rule', '/docs/b#api-Rule'],
  ]);
});
