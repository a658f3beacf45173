import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentVersions, readRunsOn, runsOnFile } from '../../../src/gatsby/content/readContent';
import { shortDigest } from '../../../src/gatsby/digest';
import type { RunsOn } from '../../../src/gatsby/document/runsOn';
import { DOCS_FOLDER, inProject } from '../../../src/gatsby/paths';
import { cachePassed, contentOf, type Cache } from '../cache';
import { readPage } from '../extractSamples';
import { findFiles } from '../findFiles';
import type { Page, Problem } from '../types';
import { isPorted, type ExampleFile } from './portPage';
import { joinPairs, pairOf, pairProblems, pairTable, runsOnText, type PairTable } from './runsOnTable';

/** What decides, besides samples and packages, what a table says. */
const CODE = ['portNames.ts', 'portPage.ts', 'reasonOf.ts'].map((name) => inProject('scripts/check-docs/runsOn', name));

interface VersionSamples {
  name: string;
  pages: Page[];
  files: ExampleFile[];
  /** Its package.json, in which versions are exact. */
  manifest: string;
}

/**
 * Checks the tables that say on which other versions the samples of a version run. A table holds digests of what it was
 * made of and of what it says, so only what has changed since is run again.
 */
export async function checkRunsOn(cache: Cache | null): Promise<Problem[]> {
  const versions = readVersions();
  const problems: Problem[] = [];
  for (const [own, other] of versions.flatMap((it) => othersOf(it, versions).map((other) => [it, other] as const))) {
    const { table, digest, isCurrent } = knownPair(own, other);
    if (isCurrent) continue;
    const check = async () => {
      const place = { file: runsOnFile(own.name), pages: own.pages, label: other.name };
      return { problems: pairProblems(table, await comparePair(own, other), place) };
    };
    problems.push(...(await cachePassed(cache, `runs-on-${own.name}-${other.name}`, [digest], check)).problems);
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
    const paths = findFiles(folder);
    const texts = paths.map((path) => readFileSync(inProject(path), 'utf8'));
    const pages = paths.map((path, index) => readPage(path, texts[index] ?? '').page);
    const files = paths.flatMap((path, index) =>
      path.endsWith('.mdx') ? [] : [{ name: path.replace(/^.*\/_examples\//, ''), code: texts[index] ?? '' }],
    );
    return { name, pages, files, manifest: readFileSync(join(folder, 'package.json'), 'utf8') };
  });

/** What the table of a version says of another, and whether it was made of the samples and packages of today. */
function knownPair(own: VersionSamples, other: VersionSamples) {
  const all = readRunsOn(own.name);
  const table = pairOf(all, other.name);
  const digest = pairDigest(own, other, table);
  return { table, digest, isCurrent: all.compared[other.name] === digest };
}

const pairDigest = (own: VersionSamples, other: VersionSamples, table: PairTable) =>
  shortDigest(
    ...CODE.map((file) => readFileSync(file)),
    ...own.pages.map((page) => contentOf({ ...page, samples: page.samples.filter(isPorted) })),
    own.manifest,
    other.manifest,
    JSON.stringify(table),
  );

async function comparePair(own: VersionSamples, other: VersionSamples): Promise<PairTable> {
  // Import the slow compiler only if something has changed.
  const { checkPair } = await import('./checkPair');
  return pairTable(own.pages, await checkPair(own.pages, own.name, other.name, own.files));
}
