import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { titleEnding } from '../../navigation/pageTitle';
import { socialImagePath } from '../../navigation/socialImagePath';
import { latestOf } from '../../versions/versions';
import { colors } from '../../theme/tokens';
import { LIBRARY } from '../api/libraryPackage';
import { resolvePackage } from '../api/resolvePackage';
import { readSite } from '../content/readContent';
import { contentVersions } from '../contentVersions';
import { readEnvironment } from '../environment';
import { DOCS_FOLDER, inProject, PROJECT } from '../paths';
import { writeSocialImages, type PlacedCard } from '../social/writeSocialImages';
import type { BuiltTexts } from '../texts/beginTexts';
import type { BuiltPage } from './builtPages';
import { changeDates, lastChange } from './changeDates';
import { CONSOLE_SCRIPT, consoleScript } from './consoleScript';
import { APP_ICONS, drawIcon, FAVICON, toIco, TOUCH_ICON } from './icons';
import { renderManifest } from './manifest';
import { OPEN_SEARCH, renderOpenSearch } from './openSearch';
import { pageSources } from './pageSources';
import { renderRobots, renderSitemap } from './sitemap';
import type { SitePage } from './sitePages';

async function write(path: string, content: string | Buffer): Promise<void> {
  const file = inProject('public', `.${path}`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

/**
 * Writes what search engines, browsers and sites that show links ask for: the list of pages, what robots may read, a
 * picture of each page, the icons, the manifest and the script that greets whoever opens the console.
 *
 * @param pathPrefix where the site begins
 * @param built the pages of the built site, as their files tell of them
 * @param texts the pages that have a text
 * @param sitePages all pages
 */
export async function writeForMachines(
  pathPrefix: string,
  built: readonly BuiltPage[],
  texts: BuiltTexts,
  sitePages: readonly SitePage[],
): Promise<void> {
  const site = readSite();
  const base = `${readEnvironment(process.env).siteUrl}${pathPrefix}`;
  const sources = pageSources(sitePages, texts);
  const listed = built
    .filter(({ path, head }) => sources.has(path) && head.isListed)
    .sort((a, b) => (a.path < b.path ? -1 : 1));

  const dates = changeDates(['content', 'src'], PROJECT);
  const entries = listed.map(({ path }) => ({ path, lastChange: lastChange(dates, sources.get(path) ?? []) }));
  await write('/sitemap.xml', renderSitemap(entries, base));
  await write('/robots.txt', renderRobots(base));
  await writeSocialImages(cardsOf(listed, site.title, base), inProject('public'), inProject('.cache', 'social-images'));
  await writeIcons();
  await write('/manifest.webmanifest', renderManifest(site, pathPrefix));
  await write(OPEN_SEARCH, renderOpenSearch(site, base));

  const latest = latestOf(contentVersions());
  const greeting = {
    title: site.title,
    version: resolvePackage(LIBRARY, `${DOCS_FOLDER}/${latest.name}`).version,
    repository: site.links.repository,
    docs: `${base}${latest.path}`,
  };
  await write(CONSOLE_SCRIPT, consoleScript(greeting));
}

/** A card for each picture that pages name, which tells of the page that it is named for: others may share it. */
function cardsOf(pages: readonly BuiltPage[], siteTitle: string, base: string): PlacedCard[] {
  const pictured = pages.filter(({ head }) => head.image.startsWith(`${base}/`));
  const isOwn = ({ path, head }: BuiltPage) => head.image === base + socialImagePath(path);
  const ownLast = [...pictured.filter((page) => !isOwn(page)), ...pictured.filter(isOwn)];
  const cards = ownLast.map(({ head: { title, description, image, version } }): PlacedCard => {
    const ofPage = contentVersions().find(({ name }) => name === version);
    return {
      path: image.slice(base.length),
      title: title.replace(titleEnding(siteTitle, ofPage), ''),
      description,
      label: ofPage ? `${siteTitle} · ${ofPage.label}` : siteTitle,
    };
  });
  return [...new Map(cards.map((card) => [card.path, card])).values()];
}

async function writeIcons(): Promise<void> {
  const svg = await readFile(inProject('static', 'favicon.svg'), 'utf8');
  await write(FAVICON.path, toIco(await drawIcon(svg, FAVICON.size), FAVICON.size));
  await write(TOUCH_ICON.path, await drawIcon(svg, TOUCH_ICON.size, colors.light.raised));
  for (const { path, size } of APP_ICONS) await write(path, await drawIcon(svg, size));
}
