import { readFileSync } from 'node:fs';
import { codeDigest } from '../../../src/gatsby/codeDigest';
import { migrationTables } from '../../../src/gatsby/migration/migrationTables';
import { DOCS_FOLDER, inProject } from '../../../src/gatsby/paths';
import { cachePassed, type Cache } from '../cache';
import { readPage } from '../extractSamples';
import { findFiles } from '../findFiles';
import type { Problem } from '../types';
import { compareWithCompiler, type Compared } from './compareWithCompiler';

/**
 * Compiles the samples and examples of each version with the packages of each newer one. The migration check must flag those that
 * the compiler refuses, and in the others only what behaves otherwise.
 */
export async function checkMigrations(cache: Cache | null): Promise<Problem[]> {
  const pages = findFiles(DOCS_FOLDER).map((file) => readPage(file, readFileSync(inProject(file), 'utf8')).page);
  const tables = migrationTables();
  const code = codeDigest('scripts/check-docs/migration/checkMigrations.ts');
  const samples = pages.map((page) =>
    page.samples.map(({ code: text, version, unchecked }) => [text, version, unchecked]),
  );
  const check = () => ({ problems: compareWithCompiler(pages, tables).flatMap(problemOf) });
  return (await cachePassed(cache, 'migrations', [code, JSON.stringify([tables, samples])], check)).problems;
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
