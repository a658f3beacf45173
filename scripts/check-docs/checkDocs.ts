import { existsSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { inProject } from '../../src/gatsby/paths';
import { checkVersion, type SampleResult } from './checkVersion';
import { readFile } from './extractSamples';
import type { Page, Problem, Sample } from './types';

interface CheckResult {
  pages: Page[];
  problems: Problem[];
  /** What each checked sample gave. */
  results: Map<Sample, SampleResult>;
}

/** Checks the samples of pages and examples, given as project paths. */
export async function checkDocs(files: readonly string[], docs: string): Promise<CheckResult> {
  const read = files.map(readFile);
  const pages = read.map(({ page }) => page);
  const problems = read.flatMap((it) => it.problems);
  const results = new Map<Sample, SampleResult>();
  for (const [version, parts] of groupByVersion(pages, docs)) {
    const folder = resolve(docs, version);
    if (!existsSync(folder)) {
      problems.push(...parts.map((part) => unknownVersion(version, part)));
      continue;
    }
    for (const [sample, result] of await checkVersion(parts, folder)) {
      results.set(sample, result);
      problems.push(...result.problems);
    }
  }
  return { pages, problems, results };
}

/** Pages with their samples for one version: the page's own, or the one that a sample names. */
function groupByVersion(pages: readonly Page[], docs: string): Map<string, Page[]> {
  const versions = new Map<string, Page[]>();
  for (const page of pages) {
    const own = relative(docs, inProject(page.file)).split(sep)[0] ?? '';
    for (const version of new Set(page.samples.map((it) => it.version ?? own))) {
      const samples = page.samples.filter((it) => (it.version ?? own) === version);
      versions.set(version, [...(versions.get(version) ?? []), { ...page, samples }]);
    }
  }
  return versions;
}

const unknownVersion = (version: string, { file, samples }: Page): Problem => ({
  file,
  line: (samples[0]?.line ?? 2) - 1,
  message: `version="${version}": expected a folder of content/docs`,
});
