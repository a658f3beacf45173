import { expect, test } from 'vitest';
import { folderPerTest } from '../../../tests/support/folder';
import { readApiHistory } from '../content/readContent';
import { apiReleases, namesAt, releaseText, type ApiRelease } from './apiHistory';
import { contentApis } from './contentApi';
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

test('the table has the release of each package that a version documents', () => {
  const history = readApiHistory();
  const documented = [...contentApis().versions.values()].flatMap(({ api }) => Object.entries(api.packages));
  const missing = documented.filter(([name, version]) => !history[name]?.some(({ release }) => release === version));
  expect(missing).toEqual([]);
});
