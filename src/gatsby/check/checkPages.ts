import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isCategory } from '../../shared/navigation/types';
import { missingCategories, type SourceCategory } from '../../shared/navigation/buildSidebar';
import { categoryIds } from '../../shared/navigation/categoryIds';
import { trailsByPath } from '../../shared/navigation/sidebar';
import type { Version } from '../../shared/versions/types';
import { symbolLocations } from '../api/symbolLocations';
import { ContentError, mistakesOf } from '../ContentError';
import { listContent } from '../content/listContent';
import { parseYaml } from '../content/parseYaml';
import { categorySchema } from '../content/schemas';
import { pageExtracts, type Cache, type PageExtracts } from '../document/compiledPage';
import { fileFinder } from '../content/fileFinder';
import { docSource, standaloneSource, type PageSource } from '../document/pageSource';
import { bodyOf } from '../frontMatter';
import { docFields, mendedDocFields, mendedPageFields, pageFields, type DocFields } from '../nodes/pageFields';
import { DOCS_FOLDER, inProject, projectPath } from '../paths';
import { versionDocs } from '../versionDocs';
import type { RedirectLine } from '../output/brokenLinks';
import { docRedirects } from '../redirects/siteRedirects';
import { lineWith } from '../files';
import { checkExamples } from './checkExamples';
import { checkNames, CATEGORY_FILE } from './checkNames';

export interface CheckedPage {
  path: string;
  file: string;
  /** Null for a page that does not compile. */
  extracts: PageExtracts | null;
}

export interface CheckedPages {
  pages: CheckedPage[];
  /** Paths of categories and of the version itself. */
  paths: string[];
  /** Those that front matter asks for. */
  redirects: RedirectLine[];
  mistakes: ContentError[];
}

/** A file as text, with its fields: mended ones if its front matter is invalid. */
async function readPage<F>(
  folder: string,
  name: string,
  fieldsOf: (file: string, raw: string) => F,
  mended: (file: string, raw: string) => F,
) {
  const file = join(folder, name);
  const raw = readFileSync(file, 'utf8');
  const mistakes = await mistakesOf(() => fieldsOf(file, raw));
  return { raw, mistakes, fields: (mistakes.length > 0 ? mended : fieldsOf)(file, raw) };
}

async function compile(source: PageSource, cache: Cache, mistakes: ContentError[]): Promise<CheckedPage> {
  const { path, file } = source;
  let extracts: PageExtracts | null = null;
  // Without front matter, it would be read as text.
  if (source.bodyLine === 1) return { path, file, extracts };
  const found = await mistakesOf(async () => (extracts = await pageExtracts(source, cache)));
  // An example with a mistake is found in each page that shows it.
  const known = new Set(mistakes.map((mistake) => mistake.file));
  mistakes.push(...found.filter((mistake) => mistake.file === file || !known.has(mistake.file)));
  return { path, file, extracts };
}

const mdxFiles = (folder: string) => listContent(folder).filter((name) => name.endsWith('.mdx'));

export async function checkStandalonePages(cache: Cache, site: string): Promise<CheckedPages> {
  const folder = inProject('content', 'pages');
  const mistakes = checkNames(folder);
  const pages: CheckedPage[] = [];
  for (const name of mdxFiles(folder)) {
    const page = await readPage(folder, name, pageFields, mendedPageFields);
    mistakes.push(...page.mistakes);
    const source = standaloneSource({ ...page.fields, body: bodyOf(page.raw, page.fields.bodyLine), site });
    pages.push(await compile(source, cache, mistakes));
  }
  return { pages, paths: [], redirects: [], mistakes };
}

/** Checks what is in the folder of a version. Drafts are left out as they are from the site. */
export async function checkVersion(version: Version, cache: Cache, site: string): Promise<CheckedPages> {
  const folder = join(DOCS_FOLDER, version.name);
  const mistakes = [...checkNames(folder), ...(await checkExamples(version.name))];
  const raws = new Map<string, string>();
  const docs: DocFields[] = [];
  for (const name of mdxFiles(folder)) {
    const page = await readPage(folder, name, docFields, mendedDocFields);
    mistakes.push(...page.mistakes);
    docs.push(page.fields);
    raws.set(page.fields.file, page.raw);
  }
  const given = await checkCategories(folder, mistakes);
  const { docs: shown, categories, sidebar } = versionDocs(version, docs, given);
  for (const missing of missingCategories(
    shown.map(({ docId }) => docId),
    given,
  )) {
    if (existsSync(join(folder, missing.folder, CATEGORY_FILE))) continue;
    const file = projectPath(join(folder, missing.folder, CATEGORY_FILE));
    mistakes.push(new ContentError(file, 1, 'no file: expected label, position and description of the folder'));
  }
  mistakes.push(...repeated(shown, given, folder, raws));

  const targets = { locations: symbolLocations(shown), categoryIds: categoryIds(categories) };
  const pages: CheckedPage[] = [];
  for (const doc of shown) {
    const page = { ...doc, body: bodyOf(raws.get(doc.file) ?? '', doc.bodyLine), site };
    const source = docSource(page, version, targets, fileFinder);
    pages.push(await compile(source, cache, mistakes));
  }
  const paths = [...trailsByPath(sidebar)]
    .filter(([, trail]) => trail.slice(-1).some(isCategory))
    .map(([path]) => path);
  const redirects = shown.flatMap((doc) => {
    const line = lineWith(doc.file, 'redirect_from');
    return docRedirects([doc]).map((redirect) => ({ ...redirect, line, file: doc.file }));
  });
  return { pages, paths: [version.path, ...paths], redirects, mistakes };
}

async function checkCategories(folder: string, mistakes: ContentError[]): Promise<SourceCategory[]> {
  const categories: SourceCategory[] = [];
  for (const name of listContent(folder).filter((it) => it.endsWith(`/${CATEGORY_FILE}`))) {
    const file = join(folder, name);
    const add = () => {
      const fields = parseYaml(readFileSync(file, 'utf8'), categorySchema, projectPath(file));
      categories.push({ folder: name.slice(0, -CATEGORY_FILE.length - 1), ...fields });
    };
    mistakes.push(...(await mistakesOf(add)));
  }
  return categories;
}

/** Titles that two pages of a version share, and positions that two siblings share. */
function repeated(
  docs: readonly DocFields[],
  categories: readonly SourceCategory[],
  folder: string,
  raws: ReadonlyMap<string, string>,
): ContentError[] {
  const entries = [
    ...categories.map((category) => {
      const file = join(folder, category.folder, CATEGORY_FILE);
      const raw = readFileSync(file, 'utf8');
      return { id: category.folder, file: projectPath(file), raw, position: category.position, title: null };
    }),
    ...docs.map(({ docId: id, file, sidebarPosition: position, title }) => ({
      id,
      file,
      raw: raws.get(file) ?? '',
      position,
      title,
    })),
  ];
  const seen = new Map<string, string>();
  return entries.flatMap(({ id, file, raw, position, title }) => {
    const find = (key: string, value: string, expected: string): ContentError[] => {
      const other = seen.get(value);
      seen.set(value, other ?? file);
      const line = raw.split('\n').findIndex((it) => it.startsWith(key)) + 1;
      // Mended fields are in no line of the file.
      return other && line > 0
        ? [new ContentError(file, line, `the ${expected} of ${other} as well: expected another`)]
        : [];
    };
    const parent = id.split('/').slice(0, -1).join('/');
    return [
      ...(title === null ? [] : find('title:', `title ${title}`, 'title')),
      ...find(title === null ? 'position:' : 'sidebar_position:', `${parent} ${position}`, 'position'),
    ];
  });
}
