import { expect, test } from 'vitest';
import type { ApiSymbol } from '../api/types';
import { smallText } from './smallText';

const symbol = (name: string, fields: Partial<ApiSymbol> = {}): ApiSymbol => ({
  ...{
    name,
    package: 'lib',
    kind: 'function',
    exported: true,
    signature: `function ${name}()`,
    extends: [],
    members: [],
  },
  ...fields,
});

const section = (label: string, text: string, isSymbol = true) => ({ depth: 1, label, anchor: null, isSymbol, text });

const small = (symbols: ApiSymbol[], sections: ReturnType<typeof section>[]) =>
  smallText(
    {
      title: 'Lib v5',
      api: { packages: { lib: '5.0.0', other: '1.0.0' }, symbols },
      locations: new Map(symbols.map(({ name }) => [name, `/docs/api#api-${name}`])),
      sections,
    },
    'https://a.example',
  );

test('a name has a sentence, its address and its declaration', () => {
  const text = small(
    [symbol('toSQL')],
    [section('to SQL', 'Not this.', false), section('To SQL', 'Prints SQL 1.5. More.')],
  );
  expect(text).toBe(`# Lib v5

> Each documented export, with its declaration. All pages: https://a.example/llms.txt

## lib 5.0.0

### toSQL

Prints SQL 1.5. [More](https://a.example/docs/api.md#api-toSQL)

\`\`\`ts
function toSQL()
\`\`\`
`);
});

test('names that are not exported are left out, and so are very long declarations', () => {
  const text = small([symbol('a', { exported: false }), symbol('b', { signature: 'x'.repeat(2_000) })], []);
  expect(text).not.toContain('### a');
  expect(text).toMatch(/### b\n\n\[More\]\([^)]*\)\n$/);
});
