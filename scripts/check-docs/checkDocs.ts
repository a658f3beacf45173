import { existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { codeDigest } from '../../src/gatsby/codeDigest';
import { listFiles } from '../../src/gatsby/files';
import { inProject } from '../../src/gatsby/paths';
import { contentOf, type Cache } from './cache';
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

/** Entry points whose code, with its imports, decides what a check gives. */
const CHECKING_MODULES = ['scripts/check-docs/checkDocs.ts', 'scripts/check-docs/runner.ts'];

/** Checks the samples of pages and examples, given as project paths; a null cache checks everything. */
export async function checkDocs(files: readonly string[], docs: string, cache: Cache | null): Promise<CheckResult> {
  const result: CheckResult = {
    problems: [],
    pages: files.length,
    unchanged: 0,
    summary: noSummary(),
    names: new Map(),
  };
  const add = ({ page }: ReadPage, summary: Summary) => {
    const version = versionOf(page.file, docs);
    const { names, linkedNames } = result.names.get(version) ?? noSummary();
    result.names.set(version, { names: names + summary.names, linkedNames: linkedNames + summary.linkedNames });
    result.summary = addSummaries(result.summary, summary);
  };
  const imported = importableText(docs);
  const parts = [process.version, codeDigest(...CHECKING_MODULES)];
  const partsOf = ({ page }: ReadPage) => [...parts, ...versionsOf(page, docs).map(imported), contentOf(page)];
  const changed: ReadPage[] = [];
  for (const read of files.map((file) => readPage(file, readFileSync(inProject(file), 'utf8')))) {
    const known = read.problems.length === 0 ? cache?.get<Summary>(read.page.file, partsOf(read)) : undefined;
    if (known) {
      result.unchanged++;
      // The samples may be on other lines now.
      add(read, { ...known, optedOut: optedOutOf(read.page) });
    } else changed.push(read);
  }
  const results = new Map<ReadPage, PageResult[]>(changed.map((read) => [read, []]));
  for (const [version, parts] of partsByVersion(changed, docs)) {
    for (const [read, partResult] of await checkParts(parts, resolve(docs, version)))
      results.get(read)?.push(partResult);
  }
  for (const [read, parts] of results) {
    const found = [...read.problems, ...parts.flatMap((part) => part.problems)];
    const summary = parts.map((part) => part.summary).reduce(addSummaries, noSummary());
    result.problems.push(...found);
    add(read, summary);
    if (found.length === 0) cache?.set(read.page.file, partsOf(read), summary);
  }
  return result;
}

/** The text of all files of a version that samples may import. */
function importableText(docs: string): (version: string) => string {
  const texts = new Map<string, string>();
  return (version) => {
    const folder = join(docs, version, '_examples');
    const text =
      texts.get(version) ??
      listFiles(folder)
        .map((file) => readFileSync(join(folder, file), 'utf8'))
        .join('\n');
    texts.set(version, text);
    return text;
  };
}

/** The page's own version, and those that its samples name. */
function versionsOf({ file, samples }: Page, docs: string): string[] {
  const own = versionOf(file, docs);
  return [...new Set([own, ...samples.map(({ version }) => version ?? own)])];
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
    for (const version of versionsOf(page, docs)) {
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

async function checkParts(parts: readonly Part[], folder: string): Promise<[ReadPage, PageResult][]> {
  // Import the slow compiler and bundler only if something has changed.
  const { checkVersion } = await import('./checkVersion');
  const results = await checkVersion(
    parts.map(({ page }) => page),
    folder,
  );
  return parts.map(({ read, page }) => {
    const result = results.get(page);
    if (!result) throw new Error(`${page.file} was not checked`);
    return [read, result];
  });
}
