import { categoryIds } from '../pages/categoryIds';
import { symbolLocations, type SymbolLocations } from '../api/symbolLocations';
import { readRunsOn } from '../content/readContent';
import { digestOf } from '../digest';
import type { VersionDocs } from '../versionDocs';

/** What a page is compiled with that the other pages of its version decide. */
export interface VersionTargets {
  /** Where they document what. */
  locations: SymbolLocations;
  categoryIds: ReadonlyMap<string, string>;
  /** Hash of these and of where samples of the version run. */
  digest: string;
}

export function versionTargets({
  version,
  docs,
  categories,
}: Pick<VersionDocs, 'version' | 'docs' | 'categories'>): VersionTargets {
  const locations = symbolLocations(docs);
  const ids = categoryIds(categories);
  const { compared, deviations } = readRunsOn(version.name);
  return {
    locations,
    categoryIds: ids,
    digest: digestOf(JSON.stringify([[...locations], [...ids], compared, deviations])),
  };
}
