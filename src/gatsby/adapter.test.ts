import { expect, test } from 'vitest';
import { adapterFor, isOnNetlify } from './adapter';

test('Netlify, which says that it is there, keeps the cache of builds', () => {
  const adapter = adapterFor({ NETLIFY: 'true' });
  expect(adapter.name).toBe('gatsby-adapter-netlify');
  expect(adapter.cache?.restore).toBeTypeOf('function');
  expect(adapter.cache?.store).toBeTypeOf('function');
});

test('no host changes what the build has written: it has its own headers and redirects', async () => {
  for (const variables of [{}, { NETLIFY: 'true' }]) {
    const adapter = adapterFor(variables);
    expect(await adapter.adapt({} as never), String(isOnNetlify(variables))).toBeUndefined();
  }
});
