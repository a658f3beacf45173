import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readExample } from '../document/exampleSource';
import type { ContentFinder } from '../document/pageSource';
import { bodyLineOf, bodyOf } from '../frontMatter';
import { DOCS_FOLDER } from '../paths';

/** Finds content in its files. */
export const fileFinder: ContentFinder = {
  example: readExample,
  text(version, docId) {
    const file = join(DOCS_FOLDER, version, `${docId}.mdx`);
    if (!existsSync(file)) return undefined;
    const raw = readFileSync(file, 'utf8');
    return bodyOf(raw, bodyLineOf(raw));
  },
};
