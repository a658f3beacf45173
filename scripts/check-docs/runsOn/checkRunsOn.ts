import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { contentVersions, readRunsOn, runsOnFile } from '../../../src/gatsby/content/readContent';
import { shortDigest } from '../../../src/gatsby/digest';
import type { RunsOn } from '../../../src/gatsby/document/runsOn';
import { listFiles } from '../../../src/gatsby/files';
import { DOCS_FOLDER, inProject } from '../../../src/gatsby/paths';
import type { Page, Problem, Sample } from '../types';
import { checkPair } from './checkPair';
import { isPorted } from './portPage';
import { deviationProblems, deviationsIn, runsOnText, type Deviations } from './runsOnTable';

/** What decides, besides samples and packages, what a table says: all that compiles, runs and compares samples. */
const CODE = listFiles(inProject('scripts/check-docs'))
  .filter((file) => /^(?:runsOn\/)?\w+\.ts$/.test(file))
  .sort()
  .map((file) => inProject('scripts/check-docs', file));

interface VersionSamples {
  name: string;
  pages: Page[];
  /** Its package.json, in which versions are exact. */
  manifest: string;
}

/**
 * Checks the tables that say on which other versions the samples of a version run. A table holds a digest of what it was
 * made of and of what it says, so only versions in which that has changed since are run again.
 *
 * @param pages of all versions, and their examples
 */
export async function checkRunsOn(pages: readonly Page[]): Promise<Problem[]> {
  const versions = versionsOf(pages);
  const problems: Problem[] = [];
  for (const own of versions) {
    const known = readRunsOn(own.name);
    if (isCurrent(known, own, versions)) continue;
    const file = runsOnFile(own.name);
    const names = comparedWith(own, versions);
    if (!isDeepStrictEqual(known.compared, names)) {
      problems.push({ file, line: 1, message: `compared: expected ${names.join(', ')}, as --runs-on writes it` });
    }
    problems.push(...deviationProblems(known.deviations, await compare(own, versions), file, own.pages));
  }
  return problems;
}

/** Writes the tables of the versions in which something has changed since. */
export async function writeRunsOn(pages: readonly Page[]): Promise<void> {
  const versions = versionsOf(pages);
  for (const own of versions) {
    if (isCurrent(readRunsOn(own.name), own, versions)) continue;
    const deviations = await compare(own, versions);
    const compared = comparedWith(own, versions);
    const table = { compared, digest: digestOf(own, versions, deviations), deviations };
    writeFileSync(inProject(runsOnFile(own.name)), runsOnText(table));
  }
}

const isCurrent = (
  { compared, digest, deviations }: RunsOn,
  own: VersionSamples,
  versions: readonly VersionSamples[],
) => digest === digestOf(own, versions, deviations) && isDeepStrictEqual(compared, comparedWith(own, versions));

/** Names of the other versions. */
const comparedWith = (own: VersionSamples, versions: readonly VersionSamples[]) =>
  versions.filter((it) => it !== own).map(({ name }) => name);

async function compare(own: VersionSamples, versions: readonly VersionSamples[]): Promise<Deviations> {
  const problems = new Map<string, ReadonlyMap<Sample, readonly Problem[]>>();
  for (const name of comparedWith(own, versions)) problems.set(name, await checkPair(own.pages, own.name, name));
  return deviationsIn(own.pages, problems);
}

const versionsOf = (pages: readonly Page[]) =>
  contentVersions().map(({ name }): VersionSamples => ({
    name,
    pages: pages.filter(({ file }) => file.startsWith(`content/docs/${name}/`)),
    manifest: readFileSync(join(DOCS_FOLDER, name, 'package.json'), 'utf8'),
  }));

const digestOf = (own: VersionSamples, versions: readonly VersionSamples[], deviations: Deviations) =>
  shortDigest(
    ...CODE.map((file) => readFileSync(file)),
    ...own.pages.map((page) => contentOf({ ...page, samples: page.samples.filter(isPorted) })),
    own.name,
    ...versions.flatMap(({ name, manifest }) => [name, manifest]),
    JSON.stringify(deviations),
  );

/** The samples of a page, without their lines. */
const contentOf = ({ samples }: Page): string =>
  JSON.stringify(
    samples.map(({ previous, outputs, ...rest }) => ({
      ...rest,
      line: undefined,
      previous: previous && samples.indexOf(previous),
      outputs: outputs.map(({ language, code }) => ({ language, code })),
    })),
  );
