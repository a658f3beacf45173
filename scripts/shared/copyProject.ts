import { cpSync, existsSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';

/** Folders of the project that belong to a build or to a history, and not to a copy. */
const LEFT_OUT = ['public', '.cache', '.git', 'test-results'];

/** Those that only tests, which Vitest finds in both, need. */
const OF_TESTS = ['tests', 'bench'];

/**
 * Copies the project to a temporary folder, so that it can be changed and built beside the real one. The copy shares
 * the installed packages.
 *
 * @param project folder of the project
 * @param purpose begins the name of the copy
 * @param withTests whether tests are to run in it
 * @returns folder of the copy, which the caller removes
 */
export function copyProject(project: string, purpose: string, withTests = false): string {
  const copy = mkdtempSync(join(tmpdir(), `${purpose}-`));
  const leftOut = new Set(withTests ? LEFT_OUT : [...LEFT_OUT, ...OF_TESTS]);
  const belongs = (path: string) => basename(path) !== 'node_modules' && !leftOut.has(relative(project, path));
  cpSync(project, copy, { recursive: true, filter: belongs });
  symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'));
  for (const version of readdirSync(join(copy, 'content', 'docs'))) {
    const modules = join(project, 'content', 'docs', version, 'node_modules');
    if (existsSync(modules)) symlinkSync(modules, join(copy, 'content', 'docs', version, 'node_modules'));
  }
  return copy;
}
