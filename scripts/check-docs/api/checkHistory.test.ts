import { expect, test } from 'vitest';
import type { ApiRelease } from '../../../src/gatsby/api/apiHistory';
import type { DeclaredApi } from '../../../src/gatsby/api/types';
import { apiMember, apiSymbol } from '../../../tests/support/api';
import { checkHistory } from './checkHistory';

const api: DeclaredApi = {
  packages: { 'react-querybuilder': '1.0.1', adapter: '1.0.0' },
  symbols: [
    apiSymbol('Field', { package: 'react-querybuilder', members: [apiMember('name'), apiMember('label')] }),
    apiSymbol('Control', { package: 'adapter' }),
  ],
};

const adapter: ApiRelease[] = [{ release: '1.0.0', added: { Control: [] } }];

test('accepts a table that has the names of the installed packages', () => {
  const releases: ApiRelease[] = [
    { release: '1.0.0', added: { Field: ['name'], Old: ['name'] } },
    { release: '1.0.1', added: { Field: ['label'] }, removed: { Old: [] } },
    { release: '1.0.2', added: { Rule: [] } },
  ];
  expect(checkHistory(api, { 'react-querybuilder': releases, adapter })).toEqual([]);
});

test('names what only the package or only the table has, and the command', () => {
  const releases: ApiRelease[] = [{ release: '1.0.1', added: { Field: ['name'], Rule: [] } }];
  expect(checkHistory(api, { 'react-querybuilder': releases, adapter })).toEqual([
    'react-querybuilder 1.0.1: Field.label: not in the table; expected what npm run api:history writes',
    'react-querybuilder 1.0.1: Rule: not in the package; expected what npm run api:history writes',
  ]);
  expect(checkHistory(api, { 'react-querybuilder': [{ release: '1.0.0' }] })).toEqual([
    'react-querybuilder 1.0.1: missing; expected what npm run api:history writes',
    'adapter 1.0.0: missing; expected what npm run api:history writes',
  ]);
});
