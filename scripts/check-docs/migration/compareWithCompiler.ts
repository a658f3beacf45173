import { basename } from 'node:path';
import type { MigrationTable } from '../../../src/shared/migration/types';
import { checkComponent } from '../../../src/migration/checkComponent';
import type { Finding } from '../../../src/migration/types';
import { buildModule, type SampleModule } from '../buildModule';
import { compileSamples } from '../compileSamples';
import type { NameSource } from '../completeFragment';
import { isScript, type Page, type Problem, type Sample } from '../types';

/** What the migration check and the compiler of the newer version say of a sample of the older one. */
export interface Compared {
  sample: Sample;
  findings: Finding[];
  problems: Problem[];
}

/**
 * Compiles samples that are right in their version with the packages of another one, and checks them.
 *
 * @param pages of the older version
 * @param packages of the older version, from which fragments have their imports
 * @param folder of the newer version
 */
export function compareWithCompiler(
  pages: readonly Page[],
  packages: readonly NameSource[],
  table: MigrationTable,
  folder: string,
): Compared[] {
  const moved = pages
    .map((page) => inVersion(page, basename(folder)))
    .flatMap((page) => page.samples.map((sample) => buildModule(sample, page, packages)));
  return [...compileSamples(moved, folder)].map(([module, { problems }]) => ({
    sample: module.sample,
    findings: findingsOf(module, table),
    problems,
  }));
}

function findingsOf({ text, path, lines }: SampleModule, table: MigrationTable): Finding[] {
  return checkComponent(text, path, table).findings.map((it) => ({ ...it, line: lines[it.line - 1] ?? it.line }));
}

/** The samples that compile and need no other sample to be copied, as if they were written for another version. */
function inVersion(page: Page, version: string): Page {
  const copies = new Map<Sample, Sample>();
  const copyOf = (sample: Sample): Sample => {
    const known = copies.get(sample);
    if (known) return known;
    const copy = { ...sample, version, previous: sample.previous && copyOf(sample.previous) };
    copies.set(sample, copy);
    return copy;
  };
  return { ...page, samples: page.samples.filter(isRight).map(copyOf) };
}

const isRight = ({ language, unchecked, error }: Sample) => isScript(language) && unchecked === null && error === null;
