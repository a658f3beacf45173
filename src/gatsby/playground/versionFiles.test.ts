import { expect, test } from 'vitest';
import type { Declarations } from '../../shared/playground/declarations';
import type { Packages } from '../../shared/playground/packages';
import { versionFiles } from './versionFiles';

const [four = {}, five = {}] = await Promise.all(
  ['4', '5'].map((version) => versionFiles(version, 'https://example.com/docs')),
);
const packagesOf = (files: Record<string, string>, version: string) =>
  JSON.parse(files[`${version}/packages.json`] ?? '') as Packages;
const fileOf = (address = '') => address.replace('../', '');

test('every address leads to a file', () => {
  const { modules, needs, styles, types } = packagesOf(five, '5');
  const addresses = [modules, styles, types].flatMap((it) => Object.values(it)).concat(...Object.values(needs));
  expect(addresses.length).toBeGreaterThan(10);
  for (const address of addresses) expect(five[fileOf(address)], address).toBeTruthy();
  for (const [, address] of (five['5/frame.html'] ?? '').matchAll(/(?:src|href)="([^"]+)"/g)) {
    expect(five[fileOf(address)], address).toBeTruthy();
  }
});

test('the names of values and types that a package exports are listed', () => {
  const { exports } = packagesOf(five, '5');
  expect(exports['react-querybuilder']).toEqual(
    expect.arrayContaining(['QueryBuilder', 'RuleGroupType', 'formatQuery']),
  );
  expect(exports['react-querybuilder']).not.toContain('useState');
});

test('a frame may load files of the site', () => {
  expect(five['5/frame.html']).toContain("script-src 'self' https://example.com 'unsafe-eval';");
});

test('all versions share one file of React, but not of the library', () => {
  const [old, latest] = [packagesOf(four, '4').modules, packagesOf(five, '5').modules];
  expect(
    new Set(['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'].map((name) => latest[name])).size,
  ).toBe(1);
  expect(latest.react).toBe(old.react);
  expect(latest['react-querybuilder']).not.toBe(old['react-querybuilder']);
});

test('a script comes after its dependencies', () => {
  const { modules, needs } = packagesOf(five, '5');
  expect(needs[modules['@react-querybuilder/dnd'] ?? '']).toEqual(
    ['react', 'react-querybuilder', 'react-dnd', 'react-dnd-html5-backend'].map((name) => modules[name]),
  );
});

test('all versions share one compiler, but not the declarations', () => {
  const [old, latest] = [packagesOf(four, '4').types, packagesOf(five, '5').types];
  expect(latest.compiler).toBe(old.compiler);
  const { files } = JSON.parse(five[fileOf(latest.declarations)] ?? '') as Declarations;
  expect(files['content/docs/5/node_modules/react-querybuilder/package.json']).toContain('"version": "5.4.1"');
  expect(Object.keys(files)).toContain('node_modules/@types/react/index.d.ts');
  expect(Object.keys(files).filter((path) => path.includes('react-hook-form'))).toEqual([]);
});
