import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { missingCategories, type SourceCategory } from '../pages/buildSidebar';
import { categoriesOf } from '../pages/sidebar';
import type { Version } from '../../shared/versions/types';
import { ContentError, mistakesOf } from '../ContentError';
import { CATEGORY_FILE, readStandalonePages, readVersion, STANDALONE_FOLDER } from '../content/contentFiles';
import { pageExtracts, type Cache, type PageExtracts } from '../document/compiledPage';
import type { PageSource } from '../document/pageSource';
import { readWordings, type FiledAnswers, type FiledWordings } from '../content/readContent';
import type { DocFields } from '../nodes/pageFields';
import { DOCS_FOLDER, inProject, projectPath } from '../paths';
import { versionRecords } from '../search/searchRecords';
import type { RedirectLine } from '../output/brokenLinks';
import { docRedirects } from '../output/redirects';
import { lineWith } from '../files';
import { checkExamples } from './checkExamples';
import { checkNames } from './checkNames';
import { checkPlaces } from './checkPlaces';

interface CompiledPage {
  path: string;
  file: string;
  /** Null for a page that does not compile. */
  extracts: PageExtracts | null;
}

/** What a check of links knows of a page. Those of all versions are in memory at once. */
export interface CheckedPage {
  path: string;
  file: string;
  /** Null for a page that does not compile, which may have any anchor. */
  anchors: string[] | null;
  links: Record<string, string>;
  linkLines: Record<string, number[]>;
}

export interface CheckedPages {
  pages: CheckedPage[];
  /** Paths of categories and of the version itself. */
  paths: string[];
  /** Those that front matter asks for. */
  redirects: RedirectLine[];
  mistakes: ContentError[];
}

/** Called before each page; a check ends where it rejects. */
export type Pause = () => Promise<void>;

async function compile(source: PageSource, cache: Cache, mistakes: ContentError[]): Promise<CompiledPage> {
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

/** One page after another: at once, the trees of all pages would be in memory together. */
async function compileAll(
  sources: readonly PageSource[],
  cache: Cache,
  mistakes: ContentError[],
  pause: Pause,
): Promise<CompiledPage[]> {
  const pages: CompiledPage[] = [];
  for (const source of sources) {
    await pause();
    pages.push(await compile(source, cache, mistakes));
  }
  return pages;
}

const linksOf = ({ path, file, extracts }: CompiledPage): CheckedPage => ({
  path,
  file,
  anchors: extracts?.anchors ?? null,
  links: extracts?.links ?? {},
  linkLines: extracts?.linkLines ?? {},
});

export async function checkStandalonePages(cache: Cache, site: string, pause: Pause): Promise<CheckedPages> {
  const mistakes = checkNames(STANDALONE_FOLDER);
  const found = readStandalonePages(site, (more) => mistakes.push(...more));
  const sources = found.map(({ source }) => source);
  const pages = await compileAll(sources, cache, mistakes, pause);
  return { pages: pages.map(linksOf), paths: [], redirects: [], mistakes };
}

/** Checks what is in the folder of a version. Drafts are left out as they are from the site. */
export async function checkVersion(
  version: Version,
  questions: readonly FiledAnswers[],
  cache: Cache,
  site: string,
  pause: Pause,
): Promise<CheckedPages> {
  const folder = join(DOCS_FOLDER, version.name);
  const mistakes = [...checkNames(folder), ...(await checkExamples(version.name))];
  const { docs, given, sidebar, sourceOf } = readVersion(version, site, (found) => mistakes.push(...found));
  const ids = docs.map(({ docId }) => docId);
  for (const missing of missingCategories(ids, given)) {
    const file = join(folder, missing.folder, CATEGORY_FILE);
    if (existsSync(file)) continue;
    const message = 'no file: expected label, position and description of the folder';
    mistakes.push(new ContentError(projectPath(file), 1, message));
  }
  mistakes.push(...repeated(docs, given, folder));

  const pages = await compileAll(docs.map(sourceOf), cache, mistakes, pause);
  let wordings: FiledWordings[] = [];
  mistakes.push(...(await mistakesOf(() => (wordings = readWordings(version.name)))));
  // Nobody knows the headings of a page that does not compile.
  if (pages.every(({ extracts }) => extracts)) {
    const sections = docs.map(({ path, title }, index) => ({ path, title, ...pages[index]?.extracts }));
    mistakes.push(...checkPlaces(version, versionRecords(version.name, sidebar, sections), wordings, questions));
  }
  const paths = categoriesOf(sidebar).map(({ path }) => path);
  const redirecting = docs.filter(({ redirectFrom }) => redirectFrom.length > 0);
  const redirects = redirecting.flatMap((doc) => {
    const line = lineWith(doc.file, 'redirect_from');
    return docRedirects([doc]).map((redirect) => ({ ...redirect, line, file: doc.file }));
  });
  return { pages: pages.map(linksOf), paths: [version.path, ...paths], redirects, mistakes };
}

/** Titles that two pages of a version share, and positions that two siblings share. */
function repeated(docs: readonly DocFields[], categories: readonly SourceCategory[], folder: string): ContentError[] {
  const entries = [
    ...categories.map((category) => ({
      id: category.folder,
      file: projectPath(join(folder, category.folder, CATEGORY_FILE)),
      position: category.position,
      title: null,
    })),
    ...docs.map(({ docId: id, file, sidebarPosition: position, title }) => ({ id, file, position, title })),
  ];
  const seen = new Map<string, string>();
  return entries.flatMap(({ id, file, position, title }) => {
    const lines = readFileSync(inProject(file), 'utf8').split('\n');
    const find = (key: string, value: string, expected: string): ContentError[] => {
      const other = seen.get(value);
      seen.set(value, other ?? file);
      const line = lines.findIndex((it) => it.startsWith(key)) + 1;
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
