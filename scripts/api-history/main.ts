import { writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { apiReleases, type ApiRelease } from '../../src/gatsby/api/apiHistory';
import { contentApis, readPackages } from '../../src/gatsby/api/contentApi';
import { LIBRARY } from '../../src/gatsby/api/libraryPackage';
import { API_HISTORY_FILE, readApiHistory } from '../../src/gatsby/content/readContent';
import { exitWith } from '../shared/exitWith';
import { tableText } from '../shared/tableText';
import { documentedReleases, libraryFor } from './documentedReleases';
import { installReleases, publishedVersions } from './installReleases';

const COMMENT = 'What each release of the packages added, changed and removed: npm run api:history writes this file.';

/** Reads each release of the documented packages that the registry has, and writes the table of their changes. */
function main(): void {
  const documented = [...contentApis().versions.values()].map(({ api }) => api.packages);
  const releasesOf = (name: string) => {
    const versions = documented.flatMap(({ [name]: version }) => version ?? []);
    return documentedReleases(publishedVersions(name), versions);
  };
  const library = releasesOf(LIBRARY);
  const adapters = [...new Set(documented.flatMap(Object.keys))].filter((name) => name !== LIBRARY).sort();
  const packages = [LIBRARY, ...adapters].map((name) => {
    const releases = name === LIBRARY ? library : releasesOf(name);
    return releases.map((release) => ({ name, release, library: libraryFor(release, library) }));
  });
  const folderOf = installReleases(packages.flat());
  const known = readApiHistory();
  const tables = packages.map((releases) => {
    const [{ name } = { name: '' }] = releases;
    const apis = releases.map((it) => {
      console.log(`${name} ${it.release}`);
      return { release: it.release, api: readPackages(folderOf(it), [name]).api };
    });
    return [name, withDays(apiReleases(apis), known[name] ?? [])];
  });
  writeFileSync(API_HISTORY_FILE, tableText(Object.fromEntries(tables), COMMENT));
  console.log(`${API_HISTORY_FILE} is written, from ${packages.flat().length} releases.`);
}

/** A release keeps the day on which the table first had what it says of it now. */
function withDays(releases: readonly ApiRelease[], known: readonly (ApiRelease & { recorded: string })[]) {
  const today = new Date().toISOString().slice(0, 10);
  return releases.map(({ release, ...changes }) => {
    const isSame = (it: (typeof known)[number]) =>
      isDeepStrictEqual(it, { release, recorded: it.recorded, ...changes });
    return { release, recorded: known.find(isSame)?.recorded ?? today, ...changes };
  });
}

exitWith(main);
