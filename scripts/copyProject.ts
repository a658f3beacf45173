import { cpSync, existsSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/** What belongs to a build, or to the tests, and not to a copy of the project. */
const LEFT_OUT = new Set(['node_modules', 'public', '.cache', '.git', 'test-results', 'tests', 'bench']);

/**
 * Copies the project to a temporary folder, so that it can be changed and built beside the real one. The copy shares
 * the installed packages.
 *
 * @param project folder of the project
 * @param purpose begins the name of the copy
 * @param withTests whether the end-to-end tests are to run in it
 * @returns folder of the copy, which the caller removes
 */
export function copyProject(project: string, purpose: string, withTests = false): string {
  const copy = mkdtempSync(join(tmpdir(), `${purpose}-`));
  const belongs = (name: string) => !LEFT_OUT.has(name) || (withTests && name === 'tests');
  cpSync(project, copy, { recursive: true, filter: (path) => path === project || belongs(basename(path)) });
  symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'));
  for (const version of readdirSync(join(copy, 'content', 'docs'))) {
    const modules = join(project, 'content', 'docs', version, 'node_modules');
    if (existsSync(modules)) symlinkSync(modules, join(copy, 'content', 'docs', version, 'node_modules'));
  }
  return copy;
}
