import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentVersions, readRunsOn, runsOnFile } from '../../../src/gatsby/content/readContent';
import { shortDigest } from '../../../src/gatsby/digest';
import type { RunsOn } from '../../../src/gatsby/document/runsOn';
import { DOCS_FOLDER, inProject } from '../../../src/gatsby/paths';
import { readFile } from '../extractSamples';
import { findFiles } from '../findFiles';
import type { Page, Problem } from '../types';
import { checkPair } from './checkPair';
import { isPorted } from './portPage';
import { joinPairs, pairOf, pairProblems, pairTable, runsOnText, type PairTable } from './runsOnTable';

/** What decides, besides samples and packages, what a table says. */
const CODE = ['portNames.ts', 'portPage.ts', 'reasonOf.ts'].map((name) => inProject('scripts/check-docs/runsOn', name));

interface VersionSamples {
  name: string;
  pages: Page[];
  /** Its package.json, in which versions are exact. */
  manifest: string;
}

/**
 * Checks the tables that say on which other versions the samples of a version run. A table holds digests of what it was
 * made of and of what it says, so only what has changed since is run again.
 */
export async function checkRunsOn(): Promise<Problem[]> {
  const versions = readVersions();
  const problems: Problem[] = [];
  for (const [own, other] of versions.flatMap((it) => othersOf(it, versions).map((other) => [it, other] as const))) {
    const { table, isCurrent } = knownPair(own, other);
    if (isCurrent) continue;
    const place = { file: runsOnFile(own.name), pages: own.pages, label: other.name };
    problems.push(...pairProblems(table, await comparePair(own, other), place));
  }
  return problems;
}

/** Writes the tables of all versions, with what has changed since. */
export async function writeRunsOn(): Promise<void> {
  const versions = readVersions();
  for (const own of versions) {
    const tables = new Map<string, PairTable>();
    const compared: RunsOn['compared'] = {};
    for (const other of othersOf(own, versions)) {
      const known = knownPair(own, other);
      const table = known.isCurrent ? known.table : await comparePair(own, other);
      tables.set(other.name, table);
      compared[other.name] = pairDigest(own, other, table);
    }
    const table = { compared, deviations: joinPairs(own.pages, tables) };
    writeFileSync(inProject(runsOnFile(own.name)), runsOnText(table));
  }
}

const othersOf = (own: VersionSamples, versions: readonly VersionSamples[]) => versions.filter((it) => it !== own);

const readVersions = () =>
  contentVersions().map(({ name }): VersionSamples => {
    const folder = join(DOCS_FOLDER, name);
    const pages = findFiles(folder).map((file) => readFile(file).page);
    return { name, pages, manifest: readFileSync(join(folder, 'package.json'), 'utf8') };
  });

/** What the table of a version says of another, and whether it was made of the samples and packages of today. */
function knownPair(own: VersionSamples, other: VersionSamples) {
  const all = readRunsOn(own.name);
  const table = pairOf(all, other.name);
  return { table, isCurrent: all.compared[other.name] === pairDigest(own, other, table) };
}

const pairDigest = (own: VersionSamples, other: VersionSamples, table: PairTable) =>
  shortDigest(
    ...CODE.map((file) => readFileSync(file)),
    ...own.pages.map((page) => contentOf({ ...page, samples: page.samples.filter(isPorted) })),
    own.manifest,
    other.manifest,
    JSON.stringify(table),
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

const comparePair = async (own: VersionSamples, other: VersionSamples): Promise<PairTable> =>
  pairTable(own.pages, await checkPair(own.pages, own.name, other.name));
