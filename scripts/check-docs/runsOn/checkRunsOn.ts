import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentVersions, readRunsOn, runsOnFile } from '../../../src/gatsby/content/readContent';
import { shortDigest } from '../../../src/gatsby/digest';
import { DOCS_FOLDER, inProject } from '../../../src/gatsby/paths';
import { cachePassedCheck, contentOf } from '../cache';
import { readPage } from '../extractSamples';
import { findFiles } from '../findFiles';
import type { Page, Problem } from '../types';
import type { SampleVersion } from './checkPair';
import { isPorted, type ExampleFile } from './portPage';
import { joinPairs, pairOf, pairProblems, pairTable, runsOnText, type PairTable } from './runsOnTable';

/** What decides, besides samples and packages, what a table says. */
const CODE = ['portNames.ts', 'portPage.ts', 'reasonOf.ts'].map((name) => inProject('scripts/check-docs/runsOn', name));

interface VersionSamples {
  name: string;
  folder: string;
  pages: Page[];
  files: ExampleFile[];
  /** Its package.json, in which versions are exact. */
  manifest: string;
}

/**
 * Checks the tables that say on which other versions the samples of a version run. A table holds digests of what it was
 * made of and of what it says, so only what has changed since is run again.
 */
export async function checkRunsOn(): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const [own, other] of pairs(readVersions())) {
    const { table, digest, isCurrent } = knownPair(own, other);
    if (isCurrent) continue;
    const check = async () => {
      const place = { file: runsOnFile(own.name), pages: own.pages, label: other.name };
      return { problems: pairProblems(table, await comparePair(own, other), place), documented: 0 };
    };
    problems.push(...(await cachePassedCheck(`runs-on-${own.name}-${other.name}`, [digest], check)).problems);
  }
  return problems;
}

/** Writes the tables of all versions, with what has changed since. */
export async function writeRunsOn(): Promise<void> {
  const versions = readVersions();
  for (const own of versions) {
    const tables = new Map<string, PairTable>();
    for (const [, other] of pairs(versions, own)) {
      const known = knownPair(own, other);
      tables.set(other.name, known.isCurrent ? known.table : await comparePair(own, other));
    }
    const compared = versions
      .filter((other) => other !== own)
      .map((other) => [other.name, pairDigest(own, other, tables.get(other.name) ?? {})]);
    const table = { compared: Object.fromEntries(compared), deviations: joinPairs(own.pages, tables) };
    writeFileSync(inProject(runsOnFile(own.name)), runsOnText(table));
  }
}

const pairs = (versions: readonly VersionSamples[], only?: VersionSamples) =>
  versions
    .filter((own) => only === undefined || own === only)
    .flatMap((own) => versions.flatMap((other) => (other === own ? [] : [[own, other] as const])));

const readVersions = () =>
  contentVersions().map(({ name }): VersionSamples => {
    const folder = join(DOCS_FOLDER, name);
    const paths = findFiles(folder);
    const texts = paths.map((path) => readFileSync(inProject(path), 'utf8'));
    const pages = paths.map((path, index) => readPage(path, texts[index] ?? '').page);
    const files = paths.flatMap((path, index) =>
      path.endsWith('.mdx') ? [] : [{ name: path.replace(/^.*\/_examples\//, ''), code: texts[index] ?? '' }],
    );
    return { name, folder, pages, files, manifest: readFileSync(join(folder, 'package.json'), 'utf8') };
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

const packages = new Map<string, SampleVersion['packages']>();

async function comparePair(own: VersionSamples, other: VersionSamples): Promise<PairTable> {
  // Import the slow compiler only if something has changed.
  const { checkPair } = await import('./checkPair');
  const { packageNames } = await import('../packageNames');
  const withPackages = ({ name, folder }: VersionSamples): SampleVersion => {
    const known = packages.get(name) ?? packageNames(folder);
    packages.set(name, known);
    return { name, folder, packages: known };
  };
  return pairTable(own.pages, await checkPair(own.pages, withPackages(own), withPackages(other), own.files));
}
