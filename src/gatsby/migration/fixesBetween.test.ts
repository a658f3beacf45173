import { describe, expect, test } from 'vitest';
import { contentApis } from '../api/contentApi';
import { exportedNames } from '../api/apiHistory';
import { contentVersions, readMigrations } from '../content/readContent';
import { fixesBetween, queriesBetween } from './fixesBetween';

const versions = [
  { name: 'next', path: '/docs/next' },
  { name: '5', path: '/docs' },
  { name: '4', path: '/docs/4' },
];
const migrations = {
  '4': { early: { fix: 'Then.', place: 'migrate' } },
  '5': { both: { becomes: 'b', place: 'migrate#x' }, five: { fix: 'Do it.', place: 'migrate' } },
  next: { both: { becomes: 'c', place: 'migrate#y' } },
};

describe('the fixes between two versions', () => {
  test('are those of the newer one, with the paths of its pages', () => {
    expect(fixesBetween('5', 'next', versions, migrations)).toEqual({
      both: { becomes: 'c', place: '/docs/next/migrate#y' },
    });
  });

  test('are those of the versions between as well, the first for a name', () => {
    expect(fixesBetween('4', 'next', versions, migrations)).toEqual({
      both: { becomes: 'b', place: '/docs/migrate#x' },
      five: { fix: 'Do it.', place: '/docs/migrate' },
    });
  });

  test('are none backwards', () => {
    expect(fixesBetween('next', '4', versions, migrations)).toEqual({});
  });
});

describe('what the versions between read otherwise in stored queries', () => {
  const note = (text: string) => ({ text, place: 'migrate#x' });
  const queries = { '5': { twoInputs: note('Five.'), locks: note('Locked.') }, next: { twoInputs: note('Next.') } };

  test('is what the newest says of it', () => {
    expect(queriesBetween('4', 'next', versions, queries)).toEqual({
      twoInputs: { text: 'Next.', place: '/docs/next/migrate#x' },
      locks: { text: 'Locked.', place: '/docs/migrate#x' },
    });
  });
});

test('each fix is of a module, or of a name that the version before declares', () => {
  const all = contentVersions();
  const unknown = Object.entries(readMigrations()).flatMap(([name, fixes]) => {
    const before = all[all.findIndex((it) => it.name === name) + 1]?.name ?? '';
    const api = contentApis().versions.get(before)?.api;
    const known = api ? exportedNames(api) : new Set();
    return Object.keys(fixes).filter((it) => !it.includes('/') && !known.has(it));
  });
  expect(unknown).toEqual([]);
});
