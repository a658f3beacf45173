import { join } from 'node:path';
import type { MigrationTable } from '../../shared/migration/types';
import { apisOf, contentApis } from '../api/contentApi';
import { codeDigest } from '../codeDigest';
import { contentVersions, readMigrations, readStoredQueries } from '../content/readContent';
import { digestOf } from '../digest';
import { keptValue } from '../keptValue';
import { DOCS_FOLDER } from '../paths';
import { comparableTypes, type VersionFolder } from './comparableTypes';
import { fixesBetween, queriesBetween } from './fixesBetween';
import { migrationTable } from './migrationTable';

let code: string | undefined;

/** From each documented version to each newer one. Kept between builds, because the compiler takes seconds. */
export function migrationTables(): MigrationTable[] {
  const { digest } = contentApis();
  code ??= codeDigest('src/gatsby/migration/migrationTables.ts');
  const key = digestOf(digest, code, JSON.stringify([contentVersions(), readMigrations(), readStoredQueries()]));
  return keptValue('migration', key, computeTables);
}

function computeTables(): MigrationTable[] {
  const versions = contentVersions();
  const migrations = readMigrations();
  const folders = versions.map(({ name }): VersionFolder => {
    const { api } = apisOf(name);
    return { name, folder: join(DOCS_FOLDER, name), api };
  });
  const types = comparableTypes(folders);
  return folders.flatMap((newer, index) =>
    folders.slice(index + 1).map((older) => {
      const [from, to] = [older.name, newer.name];
      const fixes = fixesBetween(from, to, versions, migrations);
      const queries = queriesBetween(from, to, versions, readStoredQueries());
      return { ...migrationTable(older, newer, types, fixes), queries };
    }),
  );
}
