import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bodyOf } from '../frontMatter';
import { docFields, type DocFields } from '../nodes/docFields';
import { DOCS_FOLDER } from '../paths';

/** A page of a version as it stands on disk. */
export interface VersionPage extends DocFields {
  /** The text below the front matter. */
  body: string;
}

/** The pages of a version. Throws ContentError for front matter that is not as expected. */
export function versionPages(version: string): VersionPage[] {
  const folder = join(DOCS_FOLDER, version);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx') && !/node_modules|_scratch-/.test(name))
    .sort()
    .map((name) => {
      const raw = readFileSync(join(folder, name), 'utf8');
      const fields = docFields(join(folder, name), raw);
      return { ...fields, body: bodyOf(raw, fields.bodyLine) };
    });
}
