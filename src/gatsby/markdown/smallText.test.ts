import { expect, test } from 'vitest';
import { apiSymbol, declaredApi } from '../../../tests/support/api';
import { smallText } from './smallText';

test('names that are not exported are left out, and so are very long declarations', () => {
  const symbols = [apiSymbol('a', { exported: false }), apiSymbol('b', { signature: 'x'.repeat(2_000) })];
  const locations = new Map(symbols.map(({ name }) => [name, `/docs/api#api-${name}`]));
  const text = smallText(
    { title: 'Lib v5', api: declaredApi(...symbols), locations, sections: [] },
    'https://a.example',
  );
  expect(text).not.toContain('### a');
  expect(text).toMatch(/### b\n\n\[More\]\([^)]*\)\n$/);
});
