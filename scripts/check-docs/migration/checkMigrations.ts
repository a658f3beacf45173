import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeDigest } from '../../../src/gatsby/codeDigest';
import { migrationTables } from '../../../src/gatsby/migration/migrationTables';
import { DOCS_FOLDER, inProject } from '../../../src/gatsby/paths';
import { cachePassedCheck, type CachedCheck } from '../cache';
import { readPage } from '../extractSamples';
import { findFiles } from '../findFiles';
import { packageNames } from '../packageNames';
import type { Page, Problem } from '../types';
import { compareWithCompiler, type Compared } from './compareWithCompiler';

/**
 * Compiles the samples and examples of each version with the packages of each newer one. The migration check must flag those that
 * the compiler refuses, and in the others only what behaves otherwise.
 */
export function checkMigrations(useCache: boolean): Promise<CachedCheck<Problem>> {
  const pages = findFiles(DOCS_FOLDER).map((file) => readPage(file, readFileSync(inProject(file), 'utf8')).page);
  const check = () => Promise.resolve({ problems: compareAll(pages).flatMap(problemOf), documented: 0 });
  if (!useCache) return check();
  const code = codeDigest('scripts/check-docs/migration/checkMigrations.ts');
  const samples = pages.map((page) =>
    page.samples.map(({ code: text, version, unchecked }) => [text, version, unchecked]),
  );
  return cachePassedCheck('migrations', [code, JSON.stringify([migrationTables(), samples])], check);
}

function compareAll(pages: readonly Page[]): Compared[] {
  const tables = migrationTables();
  const names = new Map(
    [...new Set(tables.map(({ from }) => from))].map((from) => [from, packageNames(join(DOCS_FOLDER, from))]),
  );
  return [...new Set(tables.map(({ to }) => to))].flatMap((to) =>
    compareWithCompiler(
      pages,
      to,
      tables.filter((table) => table.to === to),
      names,
    ),
  );
}

export function problemOf({ from, to, sample: { file, line }, findings, problems }: Compared): Problem[] {
  const pair = `from ${from} to ${to}`;
  const [refused] = problems;
  if (refused && findings.length === 0) {
    return [{ ...refused, message: `${pair}, the migration check overlooks: ${refused.message}` }];
  }
  const wrong = refused ? undefined : findings.find(({ outcome }) => outcome.kind !== 'behavior');
  return wrong ? [{ file, line, message: `${pair}, the migration check flags ${wrong.name}, which compiles` }] : [];
}
