import { readFileSync } from 'node:fs';
import { placesIn } from '../../src/build/api/apiPlaces';
import { pagePath } from '../../src/build/content/pagePath';
import { readCategories } from '../../src/build/content/readCategories';
import { readLibraries, readSite } from '../../src/build/content/readContent';
import { pageSchema } from '../../src/build/content/schemas';
import { versionPages } from '../../src/build/content/versionPages';
import { documentOf } from '../../src/build/document/documentOf';
import { documentSource, type WrittenPage, type WrittenVersion } from '../../src/build/document/documentSource';
import { NO_STORE } from '../../src/build/document/documentStore';
import { readExample } from '../../src/build/examples/readExample';
import { bodyOf, readFrontMatter } from '../../src/build/frontMatter';
import { listFiles } from '../../src/build/listFiles';
import { inProject } from '../../src/build/paths';
import { searchRecords } from '../../src/build/search/searchRecords';
import type { SearchRecord } from '../../src/build/search/types';
import { versionRecords } from '../../src/build/search/versionRecords';
import { versionSidebar } from '../../src/build/versionSidebar';
import type { DocumentNode } from '../../src/document/types';
import type { Version } from '../../src/versions/types';

/** The records of a version as the build makes them, from the content alone. */
export async function contentRecords(version: Version): Promise<SearchRecord[]> {
  const pages = versionPages(version.name);
  const findExample = (name: string) => readExample(version.name, name);
  const written = { version, places: placesIn(pages), findExample };

  const records = versionRecords(version.name, versionSidebar(pages, readCategories(version.name), version));
  for (const page of pages) records.add({ ...page, document: await treeOf(page, written) });
  return records.all();
}

/** Those of the pages of no version. */
export async function siteRecords(): Promise<SearchRecord[]> {
  const ofNoVersion = { version: null, category: null, document: [] };
  const { title, description } = readSite();
  const home = { ...ofNoVersion, path: '/', category: title, title: 'Home page', description };
  const discord = { ...ofNoVersion, path: '/discord', ...headOf('src/pages/discord.tsx') };
  const pages = await Promise.all(
    listFiles(inProject('content/pages')).map(async (name) => {
      const file = `content/pages/${name}`;
      const raw = readFileSync(inProject(file), 'utf8');
      const { data, bodyLine } = readFrontMatter(raw, pageSchema, file);
      const path = pagePath(file);
      const page = { docId: '', file, path, bodyLine, body: bodyOf(raw, bodyLine) };
      const document = await treeOf(page, null);
      return { ...ofNoVersion, ...data, path, document };
    }),
  );
  const demos = readLibraries().map((library) => ({ ...ofNoVersion, ...library }));
  return [home, discord, ...demos, ...pages].flatMap(searchRecords);
}

/** Title and description that a component gives its page. */
function headOf(file: string): { title: string; description: string } {
  const text = readFileSync(inProject(file), 'utf8');
  const [title, description] = ['title', 'description'].map((name) => new RegExp(`${name}="([^"]+)"`).exec(text)?.[1]);
  if (!title || !description) throw new Error(`${file}: expected a title and a description`);
  return { title, description };
}

async function treeOf(page: WrittenPage, written: WrittenVersion | null): Promise<DocumentNode[]> {
  const { tree } = await documentOf(documentSource(page, '', written), NO_STORE);
  return tree;
}
