import { apisOf } from '../../../src/gatsby/api/contentApi';
import { mistakesOf } from '../../../src/gatsby/ContentError';
import { readDocs, readVersion } from '../../../src/gatsby/content/contentFiles';
import { API_HISTORY_FILE, readApiHistory } from '../../../src/gatsby/content/readContent';
import { compilePage } from '../../../src/gatsby/document/compiledPage';
import type { Version } from '../../../src/shared/versions/types';
import type { Problem } from '../types';
import { checkHistory } from './checkHistory';
import { checkCoverage, readInternal } from './coverage';
import { findDocumented } from './findDocumented';

interface CheckedApi {
  problems: Problem[];
  /** Number of names that the pages document. */
  documented: number;
}

/** Compiles a version's pages and compares their API documentation with the exports of its packages. */
export async function checkApi(version: Version): Promise<CheckedApi> {
  const { name } = version;
  const broken = await compilePages(version);
  const { api } = apisOf(name);
  const places = readDocs(name).flatMap(({ file, body, bodyLine }) =>
    findDocumented(body).map((it) => ({ ...it, file, line: it.line + bodyLine - 1 })),
  );
  const gaps = checkCoverage(api, places, readInternal(name)).map(({ name: symbol, place, message }) => ({
    file: place?.file ?? `content/docs/${name}`,
    line: place?.line ?? 1,
    message: `${symbol}: ${message}`,
  }));
  const past = checkHistory(api, readApiHistory()).map((message) => ({ file: API_HISTORY_FILE, line: 1, message }));
  return { problems: [...broken, ...gaps, ...past], documented: new Set(places.map((it) => it.name)).size };
}

async function compilePages(version: Version): Promise<Problem[]> {
  const { docs, sourceOf } = readVersion(version);
  const problems: Problem[] = [];
  for (const page of docs) {
    const mistakes = await mistakesOf(() => compilePage(sourceOf(page)));
    problems.push(...mistakes.map(({ file, line, reason }) => ({ file, line, message: reason })));
  }
  return problems;
}
