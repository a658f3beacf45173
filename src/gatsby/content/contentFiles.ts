// Reads content directly from files, for checks and scripts that run without Gatsby. The build reads it from nodes.

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SourceCategory } from '../pages/buildSidebar';
import type { Version } from '../../shared/versions/types';
import { orInstead, throwMistakes, type OnMistakes } from '../ContentError';
import { readExample } from '../document/exampleSource';
import { docSource, standaloneSource, type ContentFinder, type PageSource } from '../document/pageSource';
import { versionTargets } from '../document/versionTargets';
import { bodyLineOf, bodyOf } from '../frontMatter';
import { docFields, pageFields, type DocFields } from '../nodes/pageFields';
import { DOCS_FOLDER, inProject, projectPath } from '../paths';
import { versionDocs, type VersionDocs } from '../versionDocs';
import { listContent } from './listContent';
import { parseYaml } from './parseYaml';
import { categorySchema } from './schemas';

export const CATEGORY_FILE = '_category_.yml';

interface FiledDoc extends DocFields {
  body: string;
}

/** @throws ContentError unless something takes the mistakes; so do the others */
function readCategories(version: string, onMistakes = throwMistakes): SourceCategory[] {
  const root = join(DOCS_FOLDER, version);
  const read = (name: string): SourceCategory[] => {
    const file = join(root, name);
    return [{ folder: dirname(name), ...parseYaml(readFileSync(file, 'utf8'), categorySchema, projectPath(file)) }];
  };
  return listContent(root)
    .filter((name) => name.endsWith(`/${CATEGORY_FILE}`))
    .flatMap((name) =>
      orInstead(
        () => read(name),
        (mistakes) => (onMistakes(mistakes), []),
      ),
    );
}

/** Reads the pages of a version, including drafts. */
export const readDocs = (version: string, onMistakes?: OnMistakes): FiledDoc[] =>
  readPages(join(DOCS_FOLDER, version), docFields, onMistakes);

function readPages<F extends { bodyLine: number }>(
  folder: string,
  fieldsOf: (file: string, raw: string, onMistakes?: OnMistakes) => F,
  onMistakes?: OnMistakes,
) {
  const files = listContent(folder)
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => join(folder, name));
  return files.map((file) => {
    const raw = readFileSync(file, 'utf8');
    const fields = fieldsOf(file, raw, onMistakes);
    return { ...fields, body: bodyOf(raw, fields.bodyLine) };
  });
}

const fileFinder: ContentFinder = {
  example: readExample,
  text(version, docId) {
    const file = join(DOCS_FOLDER, version, `${docId}.mdx`);
    if (!existsSync(file)) return undefined;
    const raw = readFileSync(file, 'utf8');
    return bodyOf(raw, bodyLineOf(raw));
  },
};

interface FiledVersion extends VersionDocs<FiledDoc> {
  /** Categories that have a file. */
  given: SourceCategory[];
  sourceOf(page: FiledDoc): PageSource;
}

/**
 * Reads a version, with the compile source of each page.
 *
 * @param site base of paths in the markdown of pages
 */
export function readVersion(version: Version, site = '', onMistakes?: OnMistakes): FiledVersion {
  const given = readCategories(version.name, onMistakes);
  const pages = versionDocs(version, readDocs(version.name, onMistakes), given);
  const targets = versionTargets(pages);
  return { ...pages, given, sourceOf: (page) => docSource({ ...page, site }, version, targets, fileFinder) };
}

/** Reads the pages outside the documentation, each with its compile source. */
export const readStandalonePages = (site = '', onMistakes?: OnMistakes) =>
  readPages(STANDALONE_FOLDER, pageFields, onMistakes).map((page) => ({
    ...page,
    source: standaloneSource({ ...page, site }),
  }));

export const STANDALONE_FOLDER = inProject('content', 'pages');
