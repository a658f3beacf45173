import { readFileSync } from 'node:fs';
import { readLibraries, readSite } from '../../src/gatsby/content/readContent';
import { readStandalonePages, readVersion } from '../../src/gatsby/content/contentFiles';
import { compilePage } from '../../src/gatsby/document/compiledPage';
import { inProject } from '../../src/gatsby/paths';
import { searchRecords, versionRecords } from '../../src/gatsby/search/searchRecords';
import type { SearchRecord } from '../../src/shared/search/types';
import type { Version } from '../../src/shared/versions/types';

/** A version's search records, as the build makes them but computed from the content alone. */
export async function contentRecords(version: Version): Promise<SearchRecord[]> {
  const { docs, sidebar, sourceOf } = readVersion(version);
  const pages = docs.map(async (doc) => ({ ...doc, sections: (await compilePage(sourceOf(doc))).extracts.sections }));
  return versionRecords(version.name, sidebar, await Promise.all(pages));
}

/** Search records of the pages outside any version. */
export async function siteRecords(): Promise<SearchRecord[]> {
  const ofNoVersion = { version: null, category: null };
  const { title, description } = readSite();
  const home = { ...ofNoVersion, path: '/', category: title, title: 'Home page', description };
  const discord = { ...ofNoVersion, path: '/discord', ...headOf('src/pages/discord.tsx') };
  const pages = await Promise.all(
    readStandalonePages().map(async ({ source, ...page }) => {
      const { sections } = (await compilePage(source)).extracts;
      return { ...ofNoVersion, ...page, sections };
    }),
  );
  const demos = readLibraries().map((library) => ({ ...ofNoVersion, ...library }));
  return [home, discord, ...demos, ...pages].flatMap(searchRecords);
}

/** Reads the title and description props in a page component's source. */
function headOf(file: string): { title: string; description: string } {
  const text = readFileSync(inProject(file), 'utf8');
  const [title, description] = ['title', 'description'].map((name) => new RegExp(`${name}="([^"]+)"`).exec(text)?.[1]);
  if (!title || !description) throw new Error(`${file}: expected a title and a description`);
  return { title, description };
}
