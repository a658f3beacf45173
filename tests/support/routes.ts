import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import GithubSlugger from 'github-slugger';
import { parse } from 'yaml';
import { listContent } from '../../src/gatsby/content/listContent';

/** A route and its page heading. */
export interface Route {
  path: string;
  heading: string;
  template: 'home' | 'demo' | 'doc' | 'category' | 'page' | 'search' | 'discord' | 'not-found' | 'redirect';
  /** Only documentation pages have a version. */
  version?: string;
}

interface FrontMatter {
  title: string;
  sidebar_position: number;
  draft?: boolean;
  unlisted?: boolean;
}

const readYaml = <T>(file: string) => parse(readFileSync(file, 'utf8')) as T;

function readFrontMatter(file: string): FrontMatter {
  const [, yaml = ''] = readFileSync(file, 'utf8').split(/^---$/m);
  return parse(yaml) as FrontMatter;
}

/** Relative paths of content files with this name or ending. */
const findFiles = (root: string, ending: string) => listContent(root).filter((file) => file.endsWith(ending));

/** Pages of a folder without drafts and unlisted ones; ids are relative paths. */
const readPages = (root: string) =>
  findFiles(root, '.mdx')
    .map((file) => ({ id: file.slice(0, -'.mdx'.length), ...readFrontMatter(join(root, file)) }))
    .filter(({ draft, unlisted }) => !draft && !unlisted);

/** Versions of a project, newest first, with the root path of each. */
function readVersions(project: string): { name: string; root: string }[] {
  const { latest, versions } = readYaml<{ latest: string; versions: { name: string }[] }>(
    join(project, 'content/versions.yml'),
  );
  return versions.map(({ name }) => ({ name, root: name === latest ? '/docs' : `/docs/${name}` }));
}

export const readDemos = (project: string) =>
  readYaml<{ name: string; path: string; title: string }[]>(join(project, 'content/libraries.yml'));

function versionRoutes(project: string, { name, root }: { name: string; root: string }): Route[] {
  const version = join(project, 'content/docs', name);
  const docs = readPages(version);
  const [first] = docs.filter(({ id }) => !id.includes('/')).sort((a, b) => a.sidebar_position - b.sidebar_position);

  const slugger = new GithubSlugger();
  const categories = findFiles(version, '_category_.yml')
    .sort()
    .map((file) => {
      const { label } = readYaml<{ label: string }>(join(version, file));
      return { folder: dirname(file), label, slug: slugger.slug(label) };
    })
    .filter(({ folder }) => docs.some(({ id }) => id.startsWith(`${folder}/`)));

  return [
    { path: root, heading: first?.title ?? '', template: 'doc' as const },
    ...docs.map(({ id, title }) => ({ path: `${root}/${id}`, heading: title, template: 'doc' as const })),
    ...categories.map(({ slug, label }) => ({
      path: `${root}/category/${slug}`,
      heading: label,
      template: 'category' as const,
    })),
  ].map((route) => ({ ...route, version: name }));
}

/**
 * All routes of a project without redirects. Reads the content independently of the build, to detect pages that the
 * build misses.
 */
export const readRoutes = (project: string): Route[] => [
  { path: '/', heading: 'React Query Builder', template: 'home' },
  ...readDemos(project).map(({ path, title }) => ({ path, heading: title, template: 'demo' as const })),
  ...readPages(join(project, 'content/pages')).map(({ id, title }) => ({
    path: `/${id}`,
    heading: title,
    template: 'page' as const,
  })),
  { path: '/search', heading: 'Search the documentation', template: 'search' },
  // Last of its kind: its redirect would abort a following navigation.
  { path: '/discord', heading: 'Community chat', template: 'discord' },
  ...readVersions(project).flatMap((version) => versionRoutes(project, version)),
];

export const VERSIONS = readVersions('.');

export const ROUTES: readonly Route[] = readRoutes('.');

export const DOC_ROUTES = ROUTES.filter(({ template }) => template === 'doc');

/** Paths expected in the sitemap, which excludes the search page. */
export const listedPaths = (routes: readonly Route[]): string[] =>
  [...new Set(routes.map(({ path }) => path))].filter((path) => path !== '/search').sort();

export const sitemapPaths = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname).sort();

/** Whether a path is a version's root, which shows the version's first page. */
export const isRoot = (path: string) => VERSIONS.some(({ root }) => root === path);

/** The version of a documentation path; undefined for other pages. */
export function versionOf(path: string): string | undefined {
  const holding = VERSIONS.filter(({ root }) => path === root || path.startsWith(`${root}/`));
  return holding.sort((a, b) => b.root.length - a.root.length)[0]?.name;
}

export const GROUPS = ['pages that have no version', ...VERSIONS.map(({ name }) => `pages of version ${name}`)];

export const groupOf = ({ version }: Route) =>
  version === undefined ? 'pages that have no version' : `pages of version ${version}`;

export const statusOf = ({ template }: Route): number => (template === 'not-found' ? 404 : 200);

/** Every kind of page that visitors see: routes, the 404 page and a redirect page. */
export const PAGES: readonly Route[] = [
  ...ROUTES,
  { path: '/nowhere', heading: 'Page Not Found', template: 'not-found' },
  { path: '/react-querybuilder', heading: 'This page has moved', template: 'redirect' },
];

/** Pages that do not navigate away. */
export const LASTING_PAGES = PAGES.filter(({ template }) => template !== 'redirect');

/** Static HTML of a page, from the build. */
export const htmlOf = ({ path, template }: Pick<Route, 'path'> & Partial<Route>): string =>
  readFileSync(template === 'not-found' ? 'public/404.html' : `public${path}/index.html`, 'utf8');

export const decodeHtml = (text: string) => text.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&');

/** The ids of the elements in HTML. */
export const idsOf = (html: string) =>
  new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => decodeHtml(id)));

/** Whether a path leads to a page of the build and, if it has a hash, to an element in it. */
export function hasPlace(address: string): boolean {
  const [path = '', hash = ''] = address.split('#');
  if (!existsSync(`public${path}/index.html`)) return false;
  return hash === '' || idsOf(htmlOf({ path })).has(decodeURIComponent(hash));
}

/** Keeps a page that redirects to another site in place. Call it before opening the page. */
export async function blockRedirectAway(page: Page, { template }: Route): Promise<void> {
  // An aborted navigation leaves the page unchanged.
  if (template === 'discord') await page.route('https://discord.gg/**', (request) => request.abort('aborted'));
}

/** Whether an incident is expected on this page. */
export const isExpectedIncident = ({ template }: Route, incident: string): boolean =>
  (template === 'discord' && incident.includes('discord.gg')) || (template === 'not-found' && incident.includes('404'));
