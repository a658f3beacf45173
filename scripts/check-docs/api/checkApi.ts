import { apisOf } from '../../../src/gatsby/api/contentApi';
import { readDocs } from '../../../src/gatsby/content/contentFiles';
import { API_HISTORY_FILE, readApiHistory } from '../../../src/gatsby/content/readContent';
import type { Problem } from '../types';
import { checkHistory } from './checkHistory';
import { checkCoverage, readInternal } from './coverage';
import { findDocumented } from './findDocumented';

interface CheckedApi {
  problems: Problem[];
  /** Number of names that the pages document. */
  documented: number;
}

/** Compares the API documentation of a version with the exports of its packages. */
export function checkApi(version: string): CheckedApi {
  const { api } = apisOf(version);
  const places = readDocs(version).flatMap(({ file, body, bodyLine }) =>
    findDocumented(body).map((it) => ({ ...it, file, line: it.line + bodyLine - 1 })),
  );
  const gaps = checkCoverage(api, places, readInternal(version)).map(({ name, place, message }) => ({
    file: place?.file ?? `content/docs/${version}`,
    line: place?.line ?? 1,
    message: `${name}: ${message}`,
  }));
  const past = checkHistory(api, readApiHistory()).map((message) => ({ file: API_HISTORY_FILE, line: 1, message }));
  return { problems: [...gaps, ...past], documented: new Set(places.map((it) => it.name)).size };
}
