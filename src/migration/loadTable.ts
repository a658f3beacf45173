import { pathPrefix } from '../runtime/pathPrefix';
import { fetchOk } from '../shared/fetchOk';
import { migrationFile } from '../shared/migration/migrationFile';
import type { MigrationTable } from '../shared/migration/types';

/** Loads what changed from one version to another. Rejects if it does not load. */
export async function loadTable(from: string, to: string): Promise<MigrationTable> {
  // The name never changes, so the browser has to ask whether the file has.
  const response = await fetchOk(`${pathPrefix()}${migrationFile(from, to)}`, { cache: 'no-cache' });
  return (await response.json()) as MigrationTable;
}
