import { join } from 'node:path';
import { migrationTables } from '../../../src/gatsby/migration/migrationTables';
import type { MigrationTable } from '../../../src/shared/migration/types';
import { checkComponent } from '../../../src/migration/checkComponent';
import type { Finding } from '../../../src/migration/types';
import { isScript } from '../../../src/gatsby/document/codeMeta';
import { DOCS_FOLDER } from '../../../src/gatsby/paths';
import { buildModule, type SampleModule } from '../buildModule';
import { compileSamples } from '../compileSamples';
import { packageNames } from '../packageNames';
import { exampleFiles } from '../runsOn/checkPair';
import { isOfPage, portPage } from '../runsOn/portPage';
import type { Page, Problem, Sample } from '../types';

/** What the migration check and the compiler of the newer version say of a sample of the older one. */
export interface Compared {
  from: string;
  to: string;
  sample: Sample;
  findings: Finding[];
  problems: Problem[];
}

/**
 * Compiles the samples and examples of each version with the packages of each newer one. The migration check must flag those that
 * the compiler refuses, and in the others only what behaves otherwise.
 */
export const checkMigrations = (pages: readonly Page[]): Problem[] =>
  compareWithCompiler(pages, migrationTables()).flatMap(problemOf);

export function problemOf({ from, to, sample: { file, line }, findings, problems }: Compared): Problem[] {
  const pair = `from ${from} to ${to}`;
  const [refused] = problems;
  if (refused && findings.length === 0) {
    return [{ ...refused, message: `${pair}, the migration check overlooks: ${refused.message}` }];
  }
  const wrong = refused ? undefined : findings.find(({ outcome }) => outcome.kind !== 'behavior');
  return wrong ? [{ file, line, message: `${pair}, the migration check flags ${wrong.name}, which compiles` }] : [];
}

/** Compiles the samples and examples of older versions, which are right there, with the packages of newer ones. */
export function compareWithCompiler(pages: readonly Page[], tables: readonly MigrationTable[]): Compared[] {
  return [...new Set(tables.map(({ to }) => to))].flatMap((to) =>
    compareIn(
      to,
      pages,
      tables.filter((table) => table.to === to),
    ),
  );
}

function compareIn(to: string, pages: readonly Page[], tables: readonly MigrationTable[]): Compared[] {
  const moved = tables.flatMap((table) => {
    const packages = () => packageNames(join(DOCS_FOLDER, table.from));
    const own = pages.filter((page) => page.kind === 'example' && versionOf(page) === table.from);
    const files = exampleFiles(own);
    return [
      ...pages.filter(({ kind }) => kind === 'page').map((page) => inVersion(page, table.from, to)),
      ...own.flatMap((page) => portPage(page, to, files) ?? []),
    ].flatMap((page) => page.samples.map((sample) => ({ module: buildModule(sample, page, packages), table })));
  });
  const compiled = compileSamples(
    moved.map(({ module }) => module),
    join(DOCS_FOLDER, to),
  );
  const compared = moved.filter(({ module }) => isOfPage(module.sample));
  return compared.map(({ module, table }) => ({
    from: table.from,
    to,
    sample: module.sample,
    findings: findingsOf(module, table),
    problems: compiled.get(module)?.problems ?? [],
  }));
}

function findingsOf({ text, path, lines }: SampleModule, table: MigrationTable): Finding[] {
  return checkComponent(text, path, table).findings.map((it) => ({ ...it, line: lines[it.line - 1] ?? it.line }));
}

const versionOf = ({ file }: Page) => file.split('/')[2];

/** The samples of a version that are right in it, as if they were written for another one. */
function inVersion(page: Page, from: string, to: string): Page {
  const own = versionOf(page);
  const isRight = ({ version, language, unchecked, error, proves }: Sample) =>
    (version ?? own) === from && isScript(language) && unchecked === null && error === null && proves.length === 0;
  return { ...page, samples: page.samples.filter(isRight).map((it) => ({ ...it, version: to })) };
}
