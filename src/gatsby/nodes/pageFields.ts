import type { z, ZodType } from 'zod';
import { pageSchema, docSchema } from '../content/schemas';
import { bodyLineOf, readFrontMatter } from '../frontMatter';
import { projectPath } from '../paths';
import { shownExamples } from '../document/textParts';
import { documentedNames } from '../api/symbolLocations';
import { docPath } from '../../shared/versions/versions';
import { ContentError, orInstead, throwMistakes, type OnMistakes } from '../ContentError';
import { contentVersions } from '../content/readContent';

/** For a page with invalid front matter, so that a development server keeps the page while its author mends it. */
const INVALID = { title: 'Invalid front matter', description: '' };

const INVALID_DOC: z.infer<typeof docSchema> = {
  ...INVALID,
  sidebar_position: Number.MAX_SAFE_INTEGER,
  hide_table_of_contents: false,
  draft: false,
  unlisted: false,
  redirect_from: [],
};

const readOr = <T>(instead: T, raw: string, schema: ZodType<T>, file: string, onMistakes: OnMistakes) =>
  orInstead(
    () => readFrontMatter(raw, schema, file),
    (mistakes) => (onMistakes(mistakes), { data: instead, bodyLine: bodyLineOf(raw) }),
  );

/**
 * What the file of a stand-alone page says of it.
 *
 * @throws ContentError for front matter that is not as expected, unless something takes the mistakes
 */
export function pageFields(absolutePath: string, raw: string, onMistakes = throwMistakes) {
  const file = projectPath(absolutePath);
  const { data, bodyLine } = readOr(INVALID, raw, pageSchema, file, onMistakes);
  return { ...data, path: pagePath(file), file, bodyLine };
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

/**
 * What the file of a page of the documentation says of it.
 *
 * @throws ContentError for an unknown version, and for front matter as `pageFields` does
 */
export function docFields(absolutePath: string, raw: string, onMistakes = throwMistakes) {
  const { file, version, name } = locateInVersion(absolutePath);
  const { data, bodyLine } = readOr(INVALID_DOC, raw, docSchema, file, onMistakes);
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
    /** Old paths that lead to it. */
    redirectFrom: data.redirect_from.map((old) => docPath(version, old)) as readonly string[],
    file,
    bodyLine,
    /** Names of the library that it documents. */
    documents: documentedNames(raw),
    /** Ids of the examples that it shows. */
    examples: shownExamples(raw).map((example) => `${version.name}/${example.replace(/\.tsx$/, '')}`),
  };
}

export type DocFields = ReturnType<typeof docFields>;

/** The path of a stand-alone page: `/legal/terms` for `content/pages/legal/terms.mdx`. */
const pagePath = (file: string): string => `/${file.replace(/^content\/pages\//, '').replace(/\.mdx$/, '')}`;
