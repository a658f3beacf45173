import { migrationFile } from '../../shared/migration/migrationFile';
import type { MigrationTable } from '../../shared/migration/types';
import { apisOf } from '../api/contentApi';
import { changedName } from '../api/compareApis';
import { symbolLocations, type SymbolLocations } from '../api/symbolLocations';
import { publishFile } from '../files';
import type { VersionDocs } from '../versionDocs';
import { versionsBetween } from './fixesBetween';
import { migrationTables } from './migrationTables';

/**
 * Writes what the migration check loads, a file for each pair of versions.
 *
 * @param versions newest first
 */
export function publishMigrations(versions: readonly VersionDocs[]): void {
  const all = versions.map(({ version }) => version);
  const places = new Map(versions.map(({ version, docs }) => [version.name, symbolLocations(docs)]));
  for (const table of migrationTables()) {
    const steps = versionsBetween(table.from, table.to, all);
    const withPlaces = { ...table, places: placesOf(table, places.get(table.to) ?? new Map(), steps) };
    publishFile(migrationFile(table.from, table.to), JSON.stringify(withPlaces));
  }
}

/** Where the newer version documents what changed; for what it no longer has, the list of the version that removed it. */
function placesOf(
  table: MigrationTable,
  documented: SymbolLocations,
  steps: readonly { name: string; path: string }[],
): Record<string, string> {
  const removedBy = (name: string) =>
    steps.findLast((step) =>
      apisOf(step.name).versionApi.changes.some((it) => it.kind === 'removed' && name === changedName(it)),
    );
  const listOf = (version: { path: string } | undefined) => `${version?.path}/migrate#all-changes`;
  const placeOf = (name: string) => {
    const removed = removedBy(name);
    return removed ? listOf(removed) : (documented.get(name.split('.', 1)[0] ?? name) ?? listOf(steps[0]));
  };
  return Object.fromEntries(namesIn(table).map((name) => [name, documented.get(name) ?? placeOf(name)]));
}

/** Everything that a finding can be about. */
function namesIn({ exports, types, goneModules }: MigrationTable): string[] {
  const removed = Object.values(exports).flatMap((it) => Object.keys(it).filter((name) => it[name]?.isGone));
  const ofTypes = Object.entries(types).flatMap(([type, { members = {}, required = [], goneValues = [] }]) =>
    [...Object.keys(members), ...required, ...goneValues].map((it) => `${type}.${it}`),
  );
  return [...new Set([...goneModules, ...removed, ...ofTypes])];
}
