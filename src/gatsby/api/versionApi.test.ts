import { expect, test } from 'vitest';
import { apiMember, apiSymbol, declaredApi } from '../../../tests/support/api';
import type { ApiRelease } from './apiHistory';
import type { ApiMember, ApiSymbol } from './types';
import { versionApi } from './versionApi';

const member = (name: string, type: string) => apiMember(name, { type });

const props = (...members: ApiMember[]) => apiSymbol('Props', { members });

const release = (label: string, ...symbols: ApiSymbol[]) => ({ label, api: declaredApi(...symbols) });

const releases = [
  release('v1'),
  release('v2', props(member('a', 'string'), member('b', 'string'))),
  release('v3', props(member('a', 'number'), member('b', 'string'), member('c', 'string'))),
  release('v4', props(member('a', 'number'), member('c', 'string'))),
];

const historyAt = (index: number, path: string) => {
  const api = versionApi(releases, index);
  const { symbol, member: found } = api.find(path);
  return api.history(symbol, found);
};

test.each([
  [1, 'Props', { since: 'v2', addedIn: 'v2', changed: null, removedIn: null }],
  [2, 'Props', { since: 'v2', addedIn: null, changed: null, removedIn: null }],
  [2, 'Props.a', { since: 'v2', addedIn: null, changed: { since: 'v3', before: 'string' }, removedIn: null }],
  [3, 'Props.a', { since: 'v2', addedIn: null, changed: null, removedIn: null }],
  [2, 'Props.b', { since: 'v2', addedIn: null, changed: null, removedIn: 'v4' }],
  [2, 'Props.c', { since: 'v3', addedIn: 'v3', changed: null, removedIn: null }],
  [3, 'Props.c', { since: 'v3', addedIn: null, changed: null, removedIn: null }],
])('in release %i, %s has its history', (index, path, expected) => {
  expect(historyAt(index, path)).toEqual({ ...expected, isLate: false, changedIn: [] });
});

/** A version of the library whose releases are known. */
const library = (version: string, ...members: ApiMember[]) => ({
  label: `v${version[0]}`,
  api: {
    packages: { 'react-querybuilder': version },
    symbols: [{ ...props(...members), package: 'react-querybuilder' }],
  },
});

test('tells the releases of the library that added and changed a name, as far as they are known', () => {
  const all = [library('1.0.0', member('b', 'string')), library('2.1.1', member('a', 'number'))];
  const api = versionApi(all, 1, [
    { release: '1.0.0', added: { Props: [] } },
    { release: '2.0.0', added: { Props: ['a'] } },
    { release: '2.0.1' },
    { release: '2.1.0', changed: { Props: ['a'] } },
    { release: '2.1.1' },
  ]);
  const { symbol, member: found } = api.find('Props.a');
  expect(api.history(symbol, found)).toMatchObject({
    since: '2.0.0',
    addedIn: 'v2',
    isLate: false,
    changedIn: ['2.1.0'],
  });
  expect(api.history(symbol, null)).toMatchObject({ since: '1.0.0 or earlier', addedIn: null, isLate: false });
});

test.each([
  [['2.1.0'], '2.1.0'],
  [['1.1.0', '2.1.2'], '2.1.2 or earlier'],
  [['2.0.0'], 'v2'],
  [['2.0.0', '2.1.0'], 'v2'],
  [['2.1.0', '2.1.2'], 'v2'],
])('a type that %j changed has changed since %s', (changedBy, since) => {
  const published = ['1.0.0', '1.1.0', '2.0.0', '2.1.0', '2.1.2'];
  const api = versionApi(
    [library('1.1.0', member('a', 'string')), library('2.1.2', member('a', 'number'))],
    1,
    published.map((release, index): ApiRelease => ({
      release,
      added: index === 0 ? { Props: ['a'] } : {},
      changed: changedBy.includes(release) ? { Props: ['a'] } : {},
    })),
  );
  const { symbol, member: found } = api.find('Props.a');
  expect(api.history(symbol, found).changed).toEqual({ since, before: 'string' });
});

test('gives no age for the symbols of the oldest release', () => {
  const api = versionApi([release('v1', props())], 0);
  expect(api.history(props(), null).since).toBeNull();
  expect(api.previousLabel).toBeNull();
});

test('of the oldest version, tells only releases that are known to be the first with a name', () => {
  const api = versionApi([library('1.2.0', member('a', 'string'), member('b', 'string'))], 0, [
    { release: '1.0.1', added: { Props: [] } },
    { release: '1.1.3', added: { Props: ['a'] } },
    { release: '1.2.0', added: { Props: ['b'] } },
  ]);
  const since = (path: string) => {
    const { symbol, member: found } = api.find(path);
    const { since: release, isLate } = api.history(symbol, found);
    return [release, isLate];
  };
  expect(['Props', 'Props.a', 'Props.b'].map(since)).toEqual([
    [null, false],
    [null, false],
    ['1.2.0', true],
  ]);
});

test('a name may have its package in front', () => {
  const api = versionApi(releases, 3);
  expect(api.find('lib:Props.a')).toEqual({ symbol: releases[3]?.api.symbols[0], member: member('a', 'number') });
});

test.each([
  ['Nothing', '"Nothing": expected a name that this version\'s packages declare'],
  ['Props.z', '"Props.z": expected a member of Props: a, c'],
])('rejects %s as unknown', (path, message) => {
  expect(() => versionApi(releases, 3).find(path)).toThrow(message);
});

test('lists the changes since the release before', () => {
  const { changes, previousLabel } = versionApi(releases, 3);
  expect(previousLabel).toBe('v3');
  expect(changes.map(({ kind, symbol, member: name }) => `${kind} ${symbol}.${name}`)).toEqual(['removed Props.b']);
});
