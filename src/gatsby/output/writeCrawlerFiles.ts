import { titleEnding, versionEnding } from '../../shared/navigation/pageTitle';
import { socialImagePath } from '../../shared/navigation/socialImagePath';
import { latestOf } from '../../shared/versions/versions';
import { LIBRARY, resolvePackage } from '../api/libraryPackage';
import { readSite, contentVersions } from '../content/readContent';
import { projectDates, lastChange } from '../changeDates';
import { readEnvironment, siteBase } from '../environment';
import { publishFile } from '../files';
import { scriptText } from '../inlineScripts';
import { DOCS_FOLDER, inProject } from '../paths';
import { writeSocialImages, type PlacedCard } from '../social/writeSocialImages';
import type { SiteContent } from './writeDerivedFiles';
import type { BuiltPage } from './builtPages';
import { OPEN_SEARCH, renderOpenSearch, renderRobots, renderSitemap } from './crawlerFiles';
import { pageSourceFiles } from './pageSourceFiles';
import type { SitePage } from './sitePages';

/** Path of the script that prints a greeting in the browser console. */
export const CONSOLE_SCRIPT_PATH = '/js/console.js';

/** Writes sitemap, robots.txt, social images, OpenSearch description and the console greeting. */
export async function writeCrawlerFiles(
  built: readonly BuiltPage[],
  siteContent: SiteContent,
  sitePages: readonly SitePage[],
): Promise<void> {
  const site = readSite();
  const base = siteBase(readEnvironment(process.env));
  const sources = pageSourceFiles(sitePages, siteContent);
  const listed = built
    .filter(({ path, head }) => sources.has(path) && head.isListed)
    .sort((a, b) => (a.path < b.path ? -1 : 1));

  const entries = listed.map(({ path }) => ({ path, lastChange: lastChange(projectDates(), sources.get(path) ?? []) }));
  publishFile('/sitemap.xml', renderSitemap(entries, base));
  publishFile('/robots.txt', renderRobots(base));
  await writeSocialImages(cardsOf(listed, site.title, base), inProject('public'), inProject('.cache', 'social-images'));
  publishFile(OPEN_SEARCH, renderOpenSearch(site, base));

  const latest = latestOf(contentVersions());
  const { version } = resolvePackage(LIBRARY, `${DOCS_FOLDER}/${latest.name}`);
  const greeting = [
    `%c${site.title} ${version}`,
    `%cBuilt something with it, or taken something apart? The manual is at ${base}${latest.path}`,
    `Source, questions and ideas: ${site.links.repository}`,
  ].join('\n');
  const styles = ['font:600 1.25em sans-serif;color:#5b8ad1', 'font:inherit;color:inherit'];
  publishFile(CONSOLE_SCRIPT_PATH, scriptText('console', { GREETING: [greeting, ...styles] }));
}

/** A card for each social image. When pages share an image, the page that it is named after determines the card. */
function cardsOf(pages: readonly BuiltPage[], siteTitle: string, base: string): PlacedCard[] {
  const pictured = pages.filter(({ head }) => head.image.startsWith(`${base}/`));
  const isOwn = ({ path, head }: BuiltPage) => head.image === base + socialImagePath(path);
  const ownLast = [...pictured.filter((page) => !isOwn(page)), ...pictured.filter(isOwn)];
  const cards = ownLast.map(({ head: { title, description, image, version } }): PlacedCard => {
    const ofPage = contentVersions().find(({ name }) => name === version);
    return {
      path: image.slice(base.length),
      title: title.replace(titleEnding(siteTitle, ofPage), ''),
      description: description.replace(versionEnding(ofPage), ''),
      label: ofPage ? `${siteTitle} · ${ofPage.label}` : siteTitle,
    };
  });
  return [...new Map(cards.map((card) => [card.path, card])).values()];
}
