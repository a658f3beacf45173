import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Runs `docs:version` in a copy of the project and returns its output. Throws Error if it fails. */
export const freeze = (copy: string, ...names: string[]): string =>
  execFileSync(join(copy, 'node_modules/.bin/tsx'), ['scripts/docs-version/main.ts', ...names], {
    cwd: copy,
    stdio: 'pipe',
    encoding: 'utf8',
  });

function addPage(copy: string): void {
  const version = join(copy, 'content/docs/5');
  const page = `---
title: Added page
description: A page that an author has added, with an example of its own, which no test names.
sidebar_position: 99
---

It has some text.

## Added heading

<Example name="added" />
`;
  writeFileSync(join(version, 'tips/added-page.mdx'), page);
  writeFileSync(join(version, '_examples/added.tsx'), 'export default function Added() {\n  return <p>Added</p>;\n}\n');
  appendFileSync(join(copy, 'content/redirects.yml'), '- from: /old-page\n  to: /docs/tips/added-page\n');
}

/**
 * Applies typical author changes to a copy of the project: adds a page, freezes Next as version 6, removes the
 * announcement, adds a static file, and writes content that the build warns about.
 */
export function makeAuthorChanges(copy: string): void {
  addPage(copy);
  freeze(copy, '6');
  // As npm install would.
  const modules = (version: string) => join(copy, 'content/docs', version, 'node_modules');
  symlinkSync(modules('next'), modules('6'));

  const site = join(copy, 'content/site.yml');
  writeFileSync(site, readFileSync(site, 'utf8').replace(/^announcement:\n(?: .*\n)+/m, ''));

  mkdirSync(join(copy, 'static/downloads'));
  writeFileSync(join(copy, 'static/downloads/examples.zip'), 'examples');

  appendFileSync(join(copy, 'content/pages/markdown-page.mdx'), '\nGone: [this page](./gone.mdx).\n');
  const description = 'About. '.repeat(8);
  writeFileSync(
    join(copy, 'content/pages/search.mdx'),
    `---\ntitle: Another\ndescription: ${description}\n---\n\nText.\n`,
  );
}
