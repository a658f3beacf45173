import { cpSync, existsSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';

const NOT_COPIED = new Set(['public', '.cache', '.git', 'test-results', 'tests', 'bench']);

/**
 * Copies the project to a temporary folder and links the installed packages.
 *
 * @returns the copy, which the caller removes
 */
export function copyProject(project: string, purpose: string): string {
  const copy = mkdtempSync(join(tmpdir(), `${purpose}-`));
  const belongs = (path: string) => basename(path) !== 'node_modules' && !NOT_COPIED.has(relative(project, path));
  cpSync(project, copy, { recursive: true, filter: belongs });
  symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'));
  for (const version of readdirSync(join(copy, 'content', 'docs'))) {
    const modules = join(project, 'content', 'docs', version, 'node_modules');
    if (existsSync(modules)) symlinkSync(modules, join(copy, 'content', 'docs', version, 'node_modules'));
  }
  return copy;
}
