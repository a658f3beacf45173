import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeIndex } from '../../shared/search/indexFile';
import { inProject } from '../paths';
import type { SearchRecord } from './types';

export const INDEX_FOLDER = inProject('public', 'search-index');

/** All records of the built site, without duplicates. Throws Error when there is no build. */
export async function readBuiltRecords(folder = INDEX_FOLDER): Promise<SearchRecord[]> {
  const files = await readdir(folder).catch(() => []);
  if (files.length === 0) throw new Error(`${folder}: expected the search index of a built site; run npm run build`);
  const records = new Map<string, SearchRecord>();
  for (const file of files.filter((name) => name.endsWith('.json')).sort()) {
    for (const record of decodeIndex(await readFile(join(folder, file), 'utf8')).records)
      records.set(record.id, record);
  }
  return [...records.values()];
}
