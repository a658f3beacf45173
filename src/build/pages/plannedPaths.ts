import { trailsOf } from '../../navigation/sidebar';
import type { Version } from '../../versions/types';
import { pagePath } from '../content/pagePath';
import { readCategories } from '../content/readCategories';
import { readLibraries } from '../content/readContent';
import { versionPages } from '../content/versionPages';
import { contentVersions } from '../contentVersions';
import { listFiles } from '../listFiles';
import { inProject } from '../paths';
import { versionSidebar } from '../versionSidebar';
import { codePages } from './codePages';

const PAGES = 'content/pages';

/** The paths of all pages that code and content ask for, read from their files: known without a build. */
export const plannedPaths = (): string[] => [
  ...codePages().map(({ path }) => path),
  ...contentVersions().flatMap(versionPaths),
  ...listFiles(inProject(PAGES))
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => pagePath(`${PAGES}/${file}`)),
  ...readLibraries().map(({ path }) => path),
];

/** The paths of a version: its root, its pages and its categories. */
function versionPaths(version: Version): string[] {
  const docs = versionPages(version.name).filter(({ draft }) => !draft);
  return [version.path, ...trailsOf(versionSidebar(docs, readCategories(version.name), version)).keys()];
}
