import { migrationTables } from '../../../src/gatsby/migration/migrationTables';
import type { Page, Problem } from '../types';
import { compareWithCompiler, type Compared } from './compareWithCompiler';

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
