import { readFileSync } from 'node:fs';
import { basename, relative, resolve, sep } from 'node:path';
import { inProject } from '../../src/build/paths';
import type { Cache } from './cache';
import { readPage, type ReadPage } from './readPage';
import { addSummaries, noSummary, optedOutOf } from './summaries';
import type { Problem, Summary } from './types';

export interface CheckResult {
  problems: Problem[];
  pages: number;
  /** How many pages have not changed since they were found right. */
  unchanged: number;
  summary: Summary;
}

/**
 * Checks the samples of pages and examples. What has not changed since it was found right is not checked anew.
 *
 * @param files pages and examples, relative to the project
 * @param docs absolute path of the folder of the versions
 * @param cache what was found right; null to check all
 */
export async function checkDocs(files: readonly string[], docs: string, cache: Cache | null): Promise<CheckResult> {
  const result: CheckResult = { problems: [], pages: files.length, unchanged: 0, summary: noSummary() };
  const changed: ReadPage[] = [];
  for (const file of files) {
    const read = lookUp(file, cache);
    if ('page' in read) changed.push(read);
    else {
      result.unchanged++;
      result.summary = addSummaries(result.summary, read);
    }
  }
  for (const [version, pages] of groupByVersion(changed, docs)) {
    const { problems, summary } = await check(pages, resolve(docs, version), cache);
    result.problems.push(...problems);
    result.summary = addSummaries(result.summary, summary);
  }
  return result;
}

/** How a page was checked, if it has not changed since; else the page. */
function lookUp(file: string, cache: Cache | null): Summary | ReadPage {
  const text = readFileSync(inProject(file), 'utf8');
  const known = cache?.byText(file, text);
  if (known) return known;
  const read = readPage(file, text);
  const alike = read.problems.length === 0 ? cache?.bySamples(read.page) : undefined;
  // Its samples may stand on other lines now.
  return alike ? { ...alike, optedOut: optedOutOf(read.page) } : read;
}

function groupByVersion(pages: readonly ReadPage[], docs: string): Map<string, ReadPage[]> {
  const versions = new Map<string, ReadPage[]>();
  for (const read of pages) {
    const [version = ''] = relative(docs, inProject(read.page.file)).split(sep);
    versions.set(version, [...(versions.get(version) ?? []), read]);
  }
  return versions;
}

/** Checks pages of one version, and remembers those that are right. */
async function check(pages: readonly ReadPage[], folder: string, cache: Cache | null) {
  // The compiler and the bundler are loaded only where something has changed.
  const { checkVersion } = await import('./checkVersion');
  const { packageNames } = await import('./packageNames');
  const names = () => packageNames(folder);
  const results = await checkVersion(
    pages.map(({ page }) => page),
    folder,
    cache ? cache.remember(`names-${basename(folder)}`, names) : names(),
  );
  const found: Problem[] = [];
  let summary = noSummary();
  for (const { page, text, problems } of pages) {
    const result = results.get(page);
    if (!result) throw new Error(`${page.file} was not checked`);
    const all = [...problems, ...result.problems];
    found.push(...all);
    summary = addSummaries(summary, result.summary);
    if (all.length === 0) cache?.store(page, text, result.uses, result.summary);
  }
  return { problems: found, summary };
}
