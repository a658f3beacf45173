import { expect, test } from 'vitest';
import type { ApiSymbol } from '../api/types';
import { smallText } from './smallText';

const symbol = (name: string, fields: Partial<ApiSymbol>): ApiSymbol => ({
  ...{ name, package: 'lib', kind: 'function', exported: true, signature: '', extends: [], members: [] },
  ...fields,
});

test('names that are not exported are left out, and so are very long declarations', () => {
  const symbols = [symbol('a', { exported: false }), symbol('b', { signature: 'x'.repeat(2_000) })];
  const locations = new Map(symbols.map(({ name }) => [name, `/docs/api#api-${name}`]));
  const api = { packages: { lib: '5.0.0' }, symbols };
  const text = smallText({ title: 'Lib v5', api, locations, sections: [] }, 'https://a.example');
  expect(text).not.toContain('### a');
  expect(text).toMatch(/### b\n\n\[More\]\([^)]*\)\n$/);
});
