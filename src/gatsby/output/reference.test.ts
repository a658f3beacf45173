import { expect, test } from 'vitest';
import { apiMember, apiSymbol, declaredApi } from '../../../tests/support/api';
import { versionApi } from '../api/versionApi';
import { referenceOf } from './reference';
import type { SampleUses } from '../document/sampleUses';

const signature = `function toSQL(\n  query: Query\n): string;\n${'function toSQL(query: Query, options: Options): string;\n'.repeat(9)}`;
const declared = declaredApi(
  apiSymbol('Props', { members: [apiMember('fields', { type: 'Field[]' })] }),
  apiSymbol('toSQL', { signature }),
);
const api = versionApi([{ label: 'v5', api: declared }], 0);
const section = (label: string, anchor: string | null, text = '', isSymbol = false) => ({
  ...{ depth: 1, label, anchor, text, isSymbol },
});
const pages = [
  {
    path: '/docs/a',
    title: 'A',
    sections: [section('fields', 'other', 'Not this.'), section('fields', 'fields', 'What to ask for. More.', true)],
    uses: { toSQL: ['', 'fields'] } as SampleUses,
  },
  { path: '/docs/b', title: 'B', sections: [section('SQL', 'sql')], uses: { toSQL: ['sql'], 'Props.fields': ['sql'] } },
];

test('a name has its type, a sentence of the page that documents it, and the samples that use it', () => {
  const locations = new Map([
    ['Props.fields', '/docs/a#api-Props.fields'],
    ['lib:toSQL', '/docs/b#api-toSQL'],
  ]);
  const reference = referenceOf(api, locations, pages);
  expect(reference['Props.fields']).toEqual({
    type: 'Field[]',
    text: 'What to ask for.',
    samples: [{ page: 'B', sections: [{ label: 'SQL', path: '/docs/b#sql' }] }],
  });
  expect(reference.toSQL?.samples).toEqual([
    {
      page: 'A',
      sections: [
        { label: 'A', path: '/docs/a' },
        { label: 'fields', path: '/docs/a#fields' },
      ],
    },
    { page: 'B', sections: [{ label: 'SQL', path: '/docs/b#sql' }] },
  ]);
});

test('a long type is cut at the end of a line', () => {
  const { toSQL } = referenceOf(api, new Map([['toSQL', '/docs/b#api-toSQL']]), pages);
  expect(toSQL?.type).toMatch(/string;\n…$/);
  expect(toSQL?.type.length).toBeLessThan(330);
});
