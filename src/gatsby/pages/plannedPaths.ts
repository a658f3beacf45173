import { trailsByPath } from '../../shared/navigation/sidebar';
import { readCategories, readDocs, readStandalonePages } from '../content/contentFiles';
import { readLibraries, contentVersions } from '../content/readContent';
import type { Version } from '../../shared/versions/types';
import { versionDocs } from '../versionDocs';
import { codePages } from './routes';

/** The paths of all pages, read from source files without a build. Drafts and redirects are excluded. */
export const plannedPaths = (): string[] => [
  ...codePages().map(({ path }) => path),
  ...contentVersions().flatMap(versionPaths),
  ...readStandalonePages().map(({ path }) => path),
  ...readLibraries().map(({ path }) => path),
];

function versionPaths(version: Version): string[] {
  const docs = readDocs(version.name).filter(({ draft }) => !draft);
  const { sidebar, docs: shown } = versionDocs(version, docs, readCategories(version.name));
  return [version.path, ...new Set([...trailsByPath(sidebar).keys(), ...shown.map(({ path }) => path)])];
}
