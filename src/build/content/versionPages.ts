import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bodyOf } from '../frontMatter';
import { docFields, type DocFields } from '../nodes/docFields';
import { DOCS_FOLDER } from '../paths';
import { exampleSource, type ExampleSource } from '../playground/exampleSource';
import { packagesText } from '../playground/workspace';

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

/** Reads a live example of a version with its files; undefined when there is none of that name. */
export function readExample(version: string, name: string): ExampleSource | undefined {
  const codeOf = (id: string) => {
    const path = id.slice(version.length + 1);
    const file = join(DOCS_FOLDER, version, '_examples', /\.\w+$/.test(path) ? path : `${path}.tsx`);
    return existsSync(file) ? readFileSync(file, 'utf8').trimEnd() : undefined;
  };
  return exampleSource(`${version}/${name}`, codeOf, packagesText);
}
