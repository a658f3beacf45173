import { latestOf } from '../versions/versions';
import type { Version } from '../versions/types';

/** A page by its path; one that is offered to who looks for another has its title. */
export type ListedPage = [path: string, title?: string];

/** What is known of a version to find its pages. */
export type ListedVersion = Pick<Version, 'name' | 'label' | 'path' | 'isLast'>;

/** Address of the list of a version's pages and those of no version. */
export const pageListPath = (version: string): string => `/page-list/${version}.json`;

/** The version to which a path belongs: `/docs/4/intro` to 4, `/docs/intro` to the latest; null off the documentation. */
export function versionOfPath<V extends Pick<Version, 'path'>>(path: string, versions: readonly V[]): V | null {
  const under = versions.filter((version) => path === version.path || path.startsWith(`${version.path}/`));
  return under.sort((a, b) => b.path.length - a.path.length)[0] ?? null;
}

/** The name of the version whose list knows the pages near a path. Throws where there is no version. */
export const listFor = (path: string, versions: readonly ListedVersion[]): string =>
  (versionOfPath(path.toLowerCase(), versions) ?? latestOf(versions)).name;

/** The pages of a list that are offered, with the labels of their versions; null off the documentation. */
export function offeredPages(pages: readonly ListedPage[], versions: readonly ListedVersion[]) {
  return pages.flatMap(([path, title]) =>
    title === undefined ? [] : [{ path, title, version: versionOfPath(path, versions)?.label ?? null }],
  );
}

/** Whether what a server gave is a list of pages: it may be a page that says that there is no such file. */
export const isPageList = (value: unknown): value is ListedPage[] =>
  Array.isArray(value) &&
  value.every((page) => Array.isArray(page) && page.length > 0 && page.every((it) => typeof it === 'string'));
