import { expect, test } from 'vitest';
import { folderPerTest } from '../../../tests/support/folder';
import { readApiHistory } from '../content/readContent';
import { apiReleases, namesAt, releaseText, type ApiRelease } from './apiHistory';
import { readApi } from './readApi';

const { inFolder, write } = folderPerTest();

/** Declarations of the library's releases. */
const PUBLISHED: Record<string, string> = {
  '1.0.0': 'export interface Common { path: number[] } export interface Props { path: number[]; a?: string }',
  '1.1.0': `export interface Common { path: number[] } export interface Props extends Common { a?: string; b?: string }
    export type Format = 'json' | 'sql'; export declare const build: () => string;`,
  '1.1.1': `export interface Common { path: number[] } export interface Props extends Common { a?: number; b?: string }
    export type Format = 'json' | 'sql'; export declare const build: () => string;`,
  '2.1.0': `export interface Common { path: number[] } export interface Props extends Common { a?: number }
    export type Format = 'json' | 'sql' | 'cel'; export declare const make: () => string;`,
  '2.2.0': `export interface Common { path: number[] } export interface Props extends Common { a?: number; b?: string }
    export type Format = 'json' | 'sql' | 'cel'; export declare const make: () => number;`,
};

const TABLE: ApiRelease[] = [
  { release: '1.0.0', added: { Common: ['path'], Props: ['a', 'path'] } },
  // A member that moves to a parent type is not among these.
  { release: '1.1.0', added: { Format: ['json', 'sql'], Props: ['b'], build: [] } },
  { release: '1.1.1', changed: { Props: ['a'] } },
  { release: '2.1.0', added: { Format: ['cel'], make: [] }, removed: { Props: ['b'], build: [] } },
  { release: '2.2.0', added: { Props: ['b'] }, changed: { make: [] } },
];

test('reads what each release added, changed and removed', () => {
  const apis = Object.entries(PUBLISHED).map(([release, declarations]) => {
    const folder = `${release}/node_modules/react-querybuilder`;
    write(`${folder}/package.json`, JSON.stringify({ version: release, types: 'a.d.ts', main: 'a.js' }));
    write(`${folder}/a.d.ts`, declarations);
    write(`${folder}/a.js`, '');
    return { release, api: readApi(inFolder(release), ['react-querybuilder']) };
  });
  expect(apiReleases(apis)).toEqual(TABLE);
  const others = apiReleases(apis.filter(({ release }) => release !== '1.1.0'));
  expect(namesAt(others, '1.1.1').get('build')?.since).toMatchObject({ release: '1.1.1' });
});

test('knows the first release with a name, and whether an earlier one may have had it', () => {
  const since = (release: string, name: string) => {
    const known = namesAt(TABLE, release).get(name)?.since;
    return known && `${releaseText(known)}${known.isLate ? ', late' : ''}`;
  };
  expect(since('1.1.1', 'Props.a')).toBe('1.0.0 or earlier');
  expect(since('1.1.1', 'build')).toBe('1.1.0, late');
  expect(since('2.2.0', 'Format.json')).toBe('1.1.0');
  expect(since('2.2.0', 'Format.cel')).toBe('2.1.0 or earlier');
  expect(since('2.2.0', 'Props.b')).toBe('2.2.0, late');
  expect(since('2.1.0', 'build')).toBeUndefined();
  expect(namesAt(TABLE, '2.2.0').get('make')?.changedIn.map(releaseText)).toEqual(['2.2.0']);
  expect(namesAt(TABLE, '3.0.0')).toEqual(new Map());
});

test('the table is made from every release that the registry had', () => {
  const releases = Object.entries(readApiHistory()).map(([name, all]) => [
    name.replace('@react-querybuilder/', ''),
    all.map(({ release }) => release).join(' '),
  ]);
  expect(Object.fromEntries(releases)).toEqual({
    'react-querybuilder': [
      '3.0.2 3.1.1 3.1.2 3.2.0 3.5.1 3.8.3 3.9.0 3.9.9 3.11.0 3.11.1 3.12.1',
      '4.2.2 4.2.3 4.3.1 4.4.1 4.5.1 4.5.2 4.5.3',
      '5.0.0 5.1.0 5.1.1 5.1.2 5.2.0 5.3.1 5.4.0 5.4.1',
      '6.1.0 6.1.4 6.2.0 6.3.0 6.4.0 6.4.1 6.5.0 6.5.1 6.5.3 6.5.4 6.5.5',
    ].join(' '),
    antd: '4.2.3 4.5.3 5.4.1 6.3.0 6.5.0 6.5.3 6.5.4 6.5.5',
    bootstrap: '4.2.3 4.2.5 4.5.2 4.5.3 5.2.0 5.4.1 6.3.0 6.5.1 6.5.5',
    chakra: '5.0.0 5.4.1 6.5.1',
    dnd: '5.1.2 5.4.1 6.5.4 6.5.5',
    mantine: '6.5.0 6.5.5',
    material: '4.2.3 5.1.2 5.4.1 6.1.4 6.5.0 6.5.1 6.5.5',
    native: '6.5.1 6.5.5',
  });
});
