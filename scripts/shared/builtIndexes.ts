import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { decodeIndex, type IndexContent } from '../../src/shared/search/indexFile';
import type { SearchRecord } from '../../src/shared/search/record';

/** The file of a version's search index in the folder of a built site. */
export const indexFile = (site: string, version: string): string => join(site, 'search-index', `${version}.json`);

/** What the search index of a version has in it. */
export const builtIndex = (site: string, version: string): IndexContent =>
  decodeIndex(readFileSync(indexFile(site, version), 'utf8'));

/** What the search index of each version has in it. */
export function builtIndexes(site: string): Map<string, IndexContent> {
  const files = readdirSync(join(site, 'search-index')).filter((file) => file.endsWith('.json'));
  const versions = files.map((file) => basename(file, '.json'));
  return new Map(versions.map((version) => [version, builtIndex(site, version)]));
}

/** All records of a built site. Those outside the documentation are in each index. */
export function builtRecords(site: string): SearchRecord[] {
  const records = [...builtIndexes(site).values()].flatMap((index) => index.records);
  return [...new Map(records.map((record) => [record.id, record])).values()];
}
