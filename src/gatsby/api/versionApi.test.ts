import { expect, test } from 'vitest';
import type { DeclaredApi, ApiMember, ApiSymbol } from './types';
import { versionApi } from './versionApi';

const member = (name: string, type: string): ApiMember => ({ name, type, optional: true, default: null });

const props = (...members: ApiMember[]): ApiSymbol => ({
  name: 'Props',
  package: 'lib',
  kind: 'interface',
  exported: true,
  signature: 'interface Props {}',
  extends: [],
  members,
});

const release = (label: string, ...symbols: ApiSymbol[]): { label: string; api: DeclaredApi } => ({
  label,
  api: { packages: { lib: label }, symbols },
});

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
  [1, 'Props', { since: 'v2', isNew: true, changed: null, removedIn: null }],
  [2, 'Props', { since: 'v2', isNew: false, changed: null, removedIn: null }],
  [2, 'Props.a', { since: 'v2', isNew: false, changed: { label: 'v3', before: 'string' }, removedIn: null }],
  [3, 'Props.a', { since: 'v2', isNew: false, changed: null, removedIn: null }],
  [2, 'Props.b', { since: 'v2', isNew: false, changed: null, removedIn: 'v4' }],
  [2, 'Props.c', { since: 'v3', isNew: true, changed: null, removedIn: null }],
  [3, 'Props.c', { since: 'v3', isNew: false, changed: null, removedIn: null }],
])('in release %i, %s has its history', (index, path, expected) => {
  expect(historyAt(index, path)).toEqual(expected);
});

test('gives no age for the symbols of the oldest release', () => {
  const api = versionApi([release('v1', props())], 0);
  expect(api.history(props(), null).since).toBeNull();
  expect(api.previousLabel).toBeNull();
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
