// Reads content directly from files, for scripts that run without Gatsby. The build reads it from nodes.

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { categoryIds } from '../../shared/navigation/categoryIds';
import type { SourceCategory } from '../../shared/navigation/buildSidebar';
import type { Version } from '../../shared/versions/types';
import { symbolLocations } from '../api/symbolLocations';
import { docSource, standaloneSource, type PageSource } from '../document/pageSource';
import { fileFinder } from './fileFinder';
import { bodyOf } from '../frontMatter';
import { docFields, type DocFields, pageFields } from '../nodes/pageFields';
import { DOCS_FOLDER, inProject, projectPath } from '../paths';
import { versionDocs, type VersionDocs } from '../versionDocs';
import { listContent } from './listContent';
import { parseYaml } from './parseYaml';
import { categorySchema } from './schemas';

const CATEGORY_FILE = '_category_.yml';

export interface FiledDoc extends DocFields {
  body: string;
}

/** @throws ContentError */
export function readCategories(version: string): SourceCategory[] {
  const root = join(DOCS_FOLDER, version);
  const files = listContent(root).filter((file) => file.endsWith(`/${CATEGORY_FILE}`));
  return files.map((name) => {
    const file = join(root, name);
    return { folder: dirname(name), ...parseYaml(readFileSync(file, 'utf8'), categorySchema, projectPath(file)) };
  });
}

/** Reads the pages of a version, including drafts. Throws ContentError. */
export const readDocs = (version: string): FiledDoc[] => readPages(join(DOCS_FOLDER, version), docFields);

function readPages<F extends { bodyLine: number }>(folder: string, fieldsOf: (file: string, raw: string) => F) {
  const names = listContent(folder).filter((file) => file.endsWith('.mdx'));
  return names.map((name) => {
    const raw = readFileSync(join(folder, name), 'utf8');
    const fields = fieldsOf(join(folder, name), raw);
    return { ...fields, body: bodyOf(raw, fields.bodyLine) };
  });
}

/** Reads a version, with the compile source of each page. Throws ContentError. */
export function readVersion(version: Version): VersionDocs<FiledDoc> & { sourceOf(page: FiledDoc): PageSource } {
  const categories = readCategories(version.name);
  const pages = versionDocs(version, readDocs(version.name), categories);
  const targets = { locations: symbolLocations(pages.docs), categoryIds: categoryIds(pages.categories) };
  return {
    ...pages,
    sourceOf: (page) => docSource({ ...page, site: '' }, version, targets, fileFinder),
  };
}

/** Reads the pages outside the documentation, each with its compile source. Throws ContentError. */
export const readStandalonePages = () =>
  readPages(inProject('content', 'pages'), pageFields).map((page) => ({
    ...page,
    source: standaloneSource({ ...page, site: '' }),
  }));
