import { expect, test } from 'vitest';
import { apiMember as member, apiSymbol as symbol, declaredApi as api } from '../../../tests/support/api';
import { changedName, compareApis, compareDefaults } from './compareApis';
import type { DeclaredApi } from './types';

const changes = (before: DeclaredApi, after: DeclaredApi) =>
  compareApis(before, after).map((it) => `${it.kind} ${changedName(it)}`);

test('lists an export of only one version as added or removed', () => {
  expect(changes(api(symbol('Old')), api(symbol('New')))).toEqual(['added New', 'removed Old']);
});

test('finds no change in the same declaration with other formatting', () => {
  const before = symbol('f', { signature: 'function f(a: { b: "x" }): React.ReactNode' });
  const after = symbol('f', { signature: "function f(a: {\n  b: 'x'\n}): ReactNode" });
  expect(changes(api(before), api(after))).toEqual([]);
});

test('members are compared one by one', () => {
  const before = symbol('Props', { members: [member('kept'), member('gone'), member('typed')] });
  const after = symbol('Props', { members: [member('kept'), member('typed', { type: 'number' }), member('fresh')] });
  expect(compareApis(api(before), api(after))).toEqual([
    { kind: 'changed', package: 'lib', symbol: 'Props', member: 'typed', before: 'string', after: 'number' },
    { kind: 'added', package: 'lib', symbol: 'Props', member: 'fresh', before: null, after: 'string' },
    { kind: 'removed', package: 'lib', symbol: 'Props', member: 'gone', before: 'string', after: null },
  ]);
});

test('lists an optional member that became required as changed', () => {
  const before = symbol('Props', { members: [member('a')] });
  const after = symbol('Props', { members: [member('a', { optional: false })] });
  expect(compareApis(api(before), api(after))).toMatchObject([{ before: 'optional', after: 'required' }]);
});

test('ignores symbols that are not exported', () => {
  expect(changes(api(), api(symbol('Inner', { exported: false })))).toEqual([]);
});

test('a package that only one version has is left out', () => {
  const after: DeclaredApi = {
    packages: { lib: '2.0.0', extra: '2.0.0' },
    symbols: [symbol('It', { package: 'extra' })],
  };
  expect(changes(api(), after)).toEqual([]);
});

test('finds no change when a member moves to a type that is extended', () => {
  const shared = symbol('Shared', { members: [member('path')] });
  const whole = symbol('Props', { members: [member('own'), member('path')] });
  const split = symbol('Props', { members: [member('own')], extends: ['Shared'] });
  expect(changes(api(shared, whole), api(shared, split))).toEqual([]);
  expect(changes(api(shared, split), api(shared, whole))).toEqual([]);
});

test('compares the defaults that both versions know', () => {
  const withDefaults = (defaults: Record<string, string | null>) =>
    api(symbol('Options', { members: Object.entries(defaults).map(([name, it]) => member(name, { default: it })) }));
  const older = withDefaults({ format: "'json'", depth: '1', same: 'true', unknown: null, dropped: '1' });
  const newer = withDefaults({ format: "'sql'", depth: '2', same: 'true', unknown: '3', dropped: null, added: '4' });
  expect(compareDefaults(older, newer)).toEqual([
    { package: 'lib', symbol: 'Options', member: 'format', before: "'json'", after: "'sql'" },
    { package: 'lib', symbol: 'Options', member: 'depth', before: '1', after: '2' },
  ]);
});
