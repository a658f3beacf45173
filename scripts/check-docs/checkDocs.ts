import { existsSync, readFileSync } from 'node:fs';
import { basename, relative, resolve, sep } from 'node:path';
import { inProject } from '../../src/gatsby/paths';
import type { Cache } from './cache';
import { readPage, type ReadPage } from './extractSamples';
import { addSummaries, noSummary, optedOutOf, type Page, type PageResult, type Problem, type Summary } from './types';

export interface CheckResult {
  problems: Problem[];
  pages: number;
  /** Number of pages taken from the cache. */
  unchanged: number;
  summary: Summary;
  /** Names of the library in the samples of each version, and those among them that are links. */
  names: Map<string, Pick<Summary, 'names' | 'linkedNames'>>;
}

/** Checks the samples of pages and examples, given as project paths; a null cache checks everything. */
export async function checkDocs(files: readonly string[], docs: string, cache: Cache | null): Promise<CheckResult> {
  const result: CheckResult = {
    problems: [],
    pages: files.length,
    unchanged: 0,
    summary: noSummary(),
    names: new Map(),
  };
  const add = (file: string, summary: Summary) => {
    const version = versionOf(file, docs);
    const { names, linkedNames } = result.names.get(version) ?? noSummary();
    result.names.set(version, { names: names + summary.names, linkedNames: linkedNames + summary.linkedNames });
    result.summary = addSummaries(result.summary, summary);
  };
  const changed: ReadPage[] = [];
  for (const file of files) {
    const read = lookUp(file, cache);
    if ('page' in read) changed.push(read);
    else {
      result.unchanged++;
      add(file, read);
    }
  }
  const results = new Map<ReadPage, PageResult[]>(changed.map((read) => [read, []]));
  for (const [version, parts] of partsByVersion(changed, docs)) {
    for (const [read, partResult] of await checkParts(parts, resolve(docs, version), cache)) {
      results.get(read)?.push(partResult);
    }
  }
  for (const [{ page, text, problems }, parts] of results) {
    const found = [...problems, ...parts.flatMap((part) => part.problems)];
    const summary = parts.map((part) => part.summary).reduce(addSummaries, noSummary());
    result.problems.push(...found);
    add(page.file, summary);
    const uses = [...parts.flatMap((part) => part.uses), ...page.samples.flatMap(({ source }) => source ?? [])];
    if (found.length === 0) cache?.store(page, text, uses, summary);
  }
  return result;
}

/** The cached summary of an unchanged page; otherwise the page. */
function lookUp(file: string, cache: Cache | null): Summary | ReadPage {
  const text = readFileSync(inProject(file), 'utf8');
  const known = cache?.byText(file, text);
  if (known) return known;
  const read = readPage(file, text);
  const alike = read.problems.length === 0 ? cache?.bySamples(read.page) : undefined;
  // The samples may be on other lines now.
  return alike ? { ...alike, optedOut: optedOutOf(read.page) } : read;
}

const versionOf = (file: string, docs: string) => relative(docs, inProject(file)).split(sep)[0] ?? '';

/** The samples of a page for one version. */
interface Part {
  read: ReadPage;
  page: Page;
}

/** Groups samples by version: the page's own, or the one a sample names. */
function partsByVersion(pages: readonly ReadPage[], docs: string): Map<string, Part[]> {
  const versions = new Map<string, Part[]>();
  for (const read of pages) {
    const { page } = read;
    const own = versionOf(page.file, docs);
    for (const version of new Set([own, ...page.samples.map((it) => it.version ?? own)])) {
      const samples = page.samples.filter((it) => (it.version ?? own) === version);
      if (existsSync(resolve(docs, version))) {
        versions.set(version, [...(versions.get(version) ?? []), { read, page: { ...page, samples } }]);
      } else {
        const line = (samples[0]?.line ?? 2) - 1;
        read.problems.push({
          file: page.file,
          line,
          message: `version="${version}": expected a folder of content/docs`,
        });
      }
    }
  }
  return versions;
}

async function checkParts(
  parts: readonly Part[],
  folder: string,
  cache: Cache | null,
): Promise<[ReadPage, PageResult][]> {
  // Import the slow compiler and bundler only if something has changed.
  const { checkVersion } = await import('./checkVersion');
  const { packageNames } = await import('./packageNames');
  const names = () => packageNames(folder);
  const results = await checkVersion(
    parts.map(({ page }) => page),
    folder,
    cache ? cache.remember(`names-${basename(folder)}`, names) : names(),
  );
  return parts.map(({ read, page }) => {
    const result = results.get(page);
    if (!result) throw new Error(`${page.file} was not checked`);
    return [read, result];
  });
}
