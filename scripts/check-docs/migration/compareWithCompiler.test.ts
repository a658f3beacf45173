import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { contentApis } from '../../../src/gatsby/api/contentApi';
import { migrationTable } from '../../../src/gatsby/migration/migrationTable';
import { DOCS_FOLDER, inProject } from '../../../src/gatsby/paths';
import { readPage } from '../extractSamples';
import { packageNames } from '../packageNames';
import { compareWithCompiler, type Compared } from './compareWithCompiler';

function compare(from: string, to: string, file: string): Compared[] {
  const version = (name: string) => {
    const found = contentApis().versions.get(name);
    if (!found) throw new Error(`no version ${name}`);
    return { name, folder: inProject(DOCS_FOLDER, name), api: found.api };
  };
  const { page } = readPage(file, readFileSync(inProject(file), 'utf8'));
  const samples = page.samples.filter((it) => it.version === from && it.proves.length === 0);
  const folder = inProject(DOCS_FOLDER, to);
  const table = migrationTable(version(from), version(to));
  return compareWithCompiler([{ ...page, samples }], packageNames(inProject(DOCS_FOLDER, from)), table, folder);
}

describe.each([
  ['3', '4', 'content/docs/4/migrate.mdx'],
  ['5', 'next', 'content/docs/next/migrate.mdx'],
])('old samples of a migration page, from %s to %s', (from, to, file) => {
  let compared: Compared[];
  beforeAll(() => {
    compared = compare(from, to, file);
  });

  test('those that the compiler refuses are flagged', () => {
    const refused = compared.filter(({ problems }) => problems.length > 0);
    expect(refused).not.toEqual([]);
    expect(refused.filter(({ findings }) => findings.length === 0)).toEqual([]);
  });

  test('those that compile are not', () => {
    const right = compared.filter(({ problems }) => problems.length === 0);
    expect(right).not.toEqual([]);
    expect(right.flatMap(({ findings }) => findings)).toEqual([]);
  });
});
