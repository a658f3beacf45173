import { expect, test } from 'vitest';
import { adapterFor, isOnNetlify } from './adapter';

test('keeps the build cache on Netlify', () => {
  const adapter = adapterFor({ NETLIFY: 'true' });
  expect(adapter.name).toBe('gatsby-adapter-netlify');
  expect(adapter.cache?.restore).toBeTypeOf('function');
  expect(adapter.cache?.store).toBeTypeOf('function');
});

test('leaves headers and redirects to the build, on any host', async () => {
  for (const variables of [{}, { NETLIFY: 'true' }]) {
    const adapter = adapterFor(variables);
    expect(await adapter.adapt({} as never), String(isOnNetlify(variables))).toBeUndefined();
  }
});
