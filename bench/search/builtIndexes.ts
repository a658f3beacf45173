import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentVersions } from '../../src/gatsby/content/readContent';
import { INDEX_FOLDER } from '../../src/gatsby/search/writeSearchIndex';
import { decodeIndex, type IndexContent } from '../../src/shared/search/indexFile';

/** The search index of each version, as the last build wrote it. */
export const builtIndexes = (): Map<string, IndexContent> =>
  new Map(
    contentVersions().map(({ name }) => [name, decodeIndex(readFileSync(join(INDEX_FOLDER, `${name}.json`), 'utf8'))]),
  );
