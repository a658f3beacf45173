import { contentApis } from '../../../src/build/api/contentApi';
import { placesIn } from '../../../src/build/api/apiPlaces';
import { codeDigest } from '../../../src/build/codeDigest';
import { ContentError } from '../../../src/build/ContentError';
import { readCategoryIds } from '../../../src/build/content/readCategories';
import { versionPages, type VersionPage } from '../../../src/build/content/versionPages';
import { contentVersions } from '../../../src/build/contentVersions';
import { documentOf } from '../../../src/build/document/documentOf';
import { documentSource } from '../../../src/build/document/documentSource';
import { NO_STORE } from '../../../src/build/document/documentStore';
import { readExample } from '../../../src/build/examples/readExample';
import type { Problem } from '../types';
import { checkCoverage } from './coverage';
import { findDocumented } from './findDocumented';
import { readInternal } from './readInternal';
import { rememberRight, type Checked } from './rememberRight';

/**
 * Compiles the pages of a version and compares what they document with what the version's packages export.
 *
 * @param name of the version
 * @param useCache whether to leave out what was right and has not changed since
 */
export async function checkApi(name: string, useCache: boolean): Promise<Checked<Problem>> {
  const pages = versionPages(name);
  const check = () => checkPages(name, pages);
  if (!useCache) return check();
  const examples = pages.flatMap(({ body }) =>
    [...body.matchAll(/<(?:Example|Source)[^>]*name="([^"]+)"/g)].map(([, it = '']) => it),
  );
  const read = [
    contentVersions(),
    pages,
    readInternal(name),
    [...readCategoryIds(name)],
    examples.map((it) => readExample(name, it)?.digest),
  ];
  const code = codeDigest('scripts/check-docs/api/checkApi.ts');
  return rememberRight(`api-${name}`, [contentApis().digest, code, JSON.stringify(read)], check);
}

async function checkPages(name: string, pages: readonly VersionPage[]): Promise<Checked<Problem>> {
  const broken = await compilePages(name, pages);
  const api = contentApis().versions.get(name)?.api ?? { packages: {}, symbols: [] };
  const places = pages.flatMap(({ file, body, bodyLine }) =>
    findDocumented(body).map((it) => ({ ...it, file, line: it.line + bodyLine - 1 })),
  );
  const gaps = checkCoverage(api, places, readInternal(name)).map(({ name: symbol, place, message }) => ({
    file: place?.file ?? `content/docs/${name}`,
    line: place?.line ?? 1,
    message: `${symbol}: ${message}`,
  }));
  return { problems: [...broken, ...gaps], documented: new Set(places.map((it) => it.name)).size };
}

async function compilePages(name: string, pages: readonly VersionPage[]): Promise<Problem[]> {
  const version = contentVersions().find((it) => it.name === name);
  if (!version) throw new Error(`version ${name}: expected one of content/versions.yml`);
  const written = { version, places: placesIn(pages), findExample: (example: string) => readExample(name, example) };

  const problems: Problem[] = [];
  for (const page of pages) {
    try {
      await documentOf(documentSource(page, '', written), NO_STORE);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push({
        file: error.file,
        line: error.line,
        message: error.message.replace(`${error.file}:${error.line}: `, ''),
      });
    }
  }
  return problems;
}
