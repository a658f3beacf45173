import { writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { Document, isScalar, visit } from 'yaml';
import { apiReleases, type ApiRelease } from '../../src/gatsby/api/apiHistory';
import { contentApis, readPackages } from '../../src/gatsby/api/contentApi';
import { LIBRARY } from '../../src/gatsby/api/libraryPackage';
import { API_HISTORY_FILE, readApiHistory } from '../../src/gatsby/content/readContent';
import { exitWith } from '../shared/exitWith';
import { documentedReleases } from './documentedReleases';
import { installReleases, publishedVersions } from './installReleases';

const COMMENT = ` What each release of ${LIBRARY} added, changed and removed: npm run api:history writes this file.`;

/** Reads each release of the library that the registry has, and writes the table of their changes. */
function main(): void {
  const documented = [...contentApis().versions.values()].map(({ api }) => api.packages[LIBRARY] ?? '');
  const releases = documentedReleases(publishedVersions(), documented);
  const folderOf = installReleases(releases);
  const apis = releases.map((release) => {
    console.log(`${LIBRARY} ${release}`);
    return { release, api: readPackages(folderOf(release), [LIBRARY]).api };
  });
  const table = new Document(withDays(apiReleases(apis)));
  table.commentBefore = COMMENT;
  visit(table, { Seq: (_, node) => void (node.flow = node.items.every(isScalar)) });
  writeFileSync(API_HISTORY_FILE, table.toString({ lineWidth: 0, flowCollectionPadding: false }));
  console.log(`${API_HISTORY_FILE} is written, from ${releases.length} releases.`);
}

/** A release keeps the day on which the table first had what it says of it now. */
function withDays(releases: readonly ApiRelease[]) {
  const known = readApiHistory();
  const today = new Date().toISOString().slice(0, 10);
  return releases.map(({ release, ...changes }) => {
    const isSame = (it: (typeof known)[number]) =>
      isDeepStrictEqual(it, { release, recorded: it.recorded, ...changes });
    return { release, recorded: known.find(isSame)?.recorded ?? today, ...changes };
  });
}

exitWith(main);
