import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Runs `docs:version` in a copy of the project. Throws what it says when it fails. */
export const freeze = (copy: string, ...names: string[]): string =>
  execFileSync(join(copy, 'node_modules/.bin/tsx'), ['scripts/docs-version/main.ts', ...names], {
    cwd: copy,
    stdio: 'pipe',
    encoding: 'utf8',
  });

/**
 * Does to a copy of the project what its authors may do between two builds: they freeze Next as version 6, take the
 * announcement away, put a file with a target extension into static/, and write what the build warns of.
 */
export function makeAuthorChanges(copy: string): void {
  freeze(copy, '6');
  // What npm install puts beside the new version's package.json.
  const modules = (version: string) => join(copy, 'content/docs', version, 'node_modules');
  symlinkSync(modules('next'), modules('6'));

  const site = join(copy, 'content/site.yml');
  writeFileSync(site, readFileSync(site, 'utf8').replace(/^announcement:\n(?: .*\n)+/m, ''));

  mkdirSync(join(copy, 'static/downloads'));
  writeFileSync(join(copy, 'static/downloads/examples.zip'), 'examples');

  appendFileSync(join(copy, 'content/pages/markdown-page.mdx'), '\nGone: [this page](./gone.mdx).\n');
  const description = 'About. '.repeat(8);
  writeFileSync(join(copy, 'content/pages/search.mdx'), `---\ntitle: Another\ndescription: ${description}\n---\n`);
}
