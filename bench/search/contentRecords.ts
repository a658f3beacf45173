import { readFileSync } from 'node:fs';
import { readLibraries, readSite } from '../../src/build/content/readContent';
import { standalonePages } from '../../src/build/content/standalonePages';
import { textOf } from '../../src/build/document/documentOf';
import { documentSource } from '../../src/build/document/documentSource';
import { NO_STORE } from '../../src/build/document/documentStore';
import { writtenPages } from '../../src/build/document/writtenPages';
import { inProject } from '../../src/build/paths';
import { searchRecords } from '../../src/build/search/searchRecords';
import type { SearchRecord } from '../../src/build/search/types';
import { versionRecords } from '../../src/build/search/versionRecords';
import type { Version } from '../../src/versions/types';

/** The records of a version as the build makes them, from the content alone. */
export async function contentRecords(version: Version): Promise<SearchRecord[]> {
  const { pages, sidebar, sourceOf } = writtenPages(version, '');
  const records = versionRecords(version.name, sidebar);
  for (const page of pages) records.add({ ...page, ...(await textOf(sourceOf(page), NO_STORE)) });
  return records.all();
}

/** Those of the pages of no version. */
export async function siteRecords(): Promise<SearchRecord[]> {
  const ofNoVersion = { version: null, category: null };
  const { title, description } = readSite();
  const home = { ...ofNoVersion, path: '/', category: title, title: 'Home page', description };
  const discord = { ...ofNoVersion, path: '/discord', ...headOf('src/pages/discord.tsx') };
  const pages = await Promise.all(
    standalonePages().map(async (page) => {
      const { places } = await textOf(documentSource(page, '', null), NO_STORE);
      return { ...ofNoVersion, ...page, places };
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
