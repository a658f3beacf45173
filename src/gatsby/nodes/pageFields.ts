import type { z } from 'zod';
import { pageSchema, docSchema } from '../content/schemas';
import { bodyLineOf, readFrontMatter } from '../frontMatter';
import { projectPath } from '../paths';
import { shownExamples } from '../document/textParts';
import { documentedNames } from '../api/symbolLocations';
import { docPath } from '../../shared/versions/versions';
import { ContentError } from '../ContentError';
import { contentVersions } from '../content/readContent';

/** What the file of a stand-alone page says of it. Throws ContentError when its front matter is not as expected. */
export function pageFields(absolutePath: string, raw: string) {
  const file = projectPath(absolutePath);
  const { data, bodyLine } = readFrontMatter(raw, pageSchema, file);
  return { ...data, path: pagePath(file), file, bodyLine };
}

/** For a page with invalid front matter, so that a development server keeps the page while its author mends it. */
const INVALID = { title: 'Invalid front matter', description: '' };

export function mendedPageFields(absolutePath: string, raw: string): ReturnType<typeof pageFields> {
  const file = projectPath(absolutePath);
  return { ...INVALID, path: pagePath(file), file, bodyLine: bodyLineOf(raw) };
}

/** What a page's file says of the page. */
export interface DocFields {
  docId: string;
  version: string;
  path: string;
  title: string;
  description: string;
  sidebarLabel: string;
  sidebarPosition: number;
  hideTableOfContents: boolean;
  draft: boolean;
  unlisted: boolean;
  /** Old paths that lead to it. */
  redirectFrom: string[];
  file: string;
  bodyLine: number;
  /** Names of the library's that it documents. */
  documents: string[];
  /** Ids of the examples that it shows. */
  examples: string[];
}

/** `content/docs/5/api/export.mdx` is page `api/export` of version `5`. Throws ContentError for an unknown version. */
export function locateInVersion(absolutePath: string) {
  const file = projectPath(absolutePath);
  const [, , folder = '', ...rest] = file.split('/');
  const version = contentVersions().find(({ name }) => name === folder);
  if (!version)
    throw new ContentError(file, 1, `no version "${folder}": expected one of those in content/versions.yml`);
  return { file, version, name: rest.join('/').replace(/\.\w+$/, '') };
}

/** The fields of a page of the documentation. Throws ContentError when its front matter is not as expected. */
export function docFields(absolutePath: string, raw: string): DocFields {
  const { data, bodyLine } = readFrontMatter(raw, docSchema, projectPath(absolutePath));
  return fieldsOf(absolutePath, raw, data, bodyLine);
}

/** @throws ContentError for an unknown version */
export const mendedDocFields = (absolutePath: string, raw: string): DocFields =>
  fieldsOf(
    absolutePath,
    raw,
    {
      ...INVALID,
      sidebar_position: Number.MAX_SAFE_INTEGER,
      hide_table_of_contents: false,
      draft: false,
      unlisted: false,
      redirect_from: [],
    },
    bodyLineOf(raw),
  );

function fieldsOf(absolutePath: string, raw: string, data: z.infer<typeof docSchema>, bodyLine: number): DocFields {
  const { file, version, name } = locateInVersion(absolutePath);
  return {
    docId: name,
    version: version.name,
    path: docPath(version, name),
    title: data.title,
    description: data.description,
    sidebarLabel: data.sidebar_label ?? data.title,
    sidebarPosition: data.sidebar_position,
    hideTableOfContents: data.hide_table_of_contents,
    draft: data.draft,
    unlisted: data.unlisted,
    redirectFrom: data.redirect_from.map((old) => docPath(version, old)),
    file,
    bodyLine,
    documents: documentedNames(raw),
    examples: shownExamples(raw).map((example) => `${version.name}/${example.replace(/\.tsx$/, '')}`),
  };
}

/** The path of a stand-alone page: `/legal/terms` for `content/pages/legal/terms.mdx`. */
export const pagePath = (file: string): string => `/${file.replace(/^content\/pages\//, '').replace(/\.mdx$/, '')}`;
