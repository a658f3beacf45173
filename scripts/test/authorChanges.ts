import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** Runs `docs:version` in a copy of the project and returns its output. Throws Error if it fails. */
export const freeze = (copy: string, ...names: string[]): string =>
  execFileSync(join(copy, 'node_modules/.bin/tsx'), ['scripts/docs-version/main.ts', ...names], {
    cwd: copy,
    stdio: 'pipe',
    encoding: 'utf8',
  });

function addPage(copy: string): void {
  const version = join(copy, 'content/docs/6');
  const page = `---
title: Added page
description: A page that an author has added, with an example of its own, which no test names.
sidebar_position: 99
redirect_from: [tips/former-page]
---

It has some text.

## Added heading

<Example name="added" />
`;
  writeFileSync(join(version, 'tips/added-page.mdx'), page);
  const unlisted = page
    .replace('Added page', 'Unlisted page')
    .replace(/sidebar_position[^]*?---/, 'sidebar_position: 100\nunlisted: true\n---');
  writeFileSync(join(version, 'tips/unlisted-page.mdx'), unlisted);
  writeFileSync(join(version, '_examples/added.tsx'), 'export default function Added() {\n  return <p>Added</p>;\n}\n');
  appendFileSync(join(copy, 'content/redirects.yml'), '- from: /old-page\n  to: /docs/tips/added-page\n');
}

/** Adds a page of Next with an image of each kind: wider than the text, with a variant for dark mode, small, a drawing, fixed. */
async function addImages(copy: string): Promise<void> {
  const folder = join(copy, 'content/docs/next/tips');
  const drawn: [name: string, width: number, height: number, color: string][] = [
    ['wide.png', 2000, 1000, 'teal'],
    ['small.png', 40, 20, 'teal'],
    ['pair.jpg', 300, 150, 'white'],
    ['pair.dark.jpg', 300, 150, 'black'],
    ['late.webp', 800, 400, 'teal'],
  ];
  for (const [name, width, height, background] of drawn) {
    await sharp({ create: { width, height, channels: 3, background } }).toFile(join(folder, name));
  }
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 150 100"><circle cx="50" cy="50" r="40"/></svg>';
  writeFileSync(join(folder, 'drawing.svg'), drawing);
  writeFileSync(join(copy, 'static/fixed.svg'), drawing);
  const page = `---
title: Pictures
description: A page that an author has added, with pictures next to it and one that has an address of its own.
sidebar_position: 98
---

Pictures above the first heading load at once.

![Wide](./wide.png)

![Small](./small.png) ![Drawing](./drawing.svg) ![Fixed](/fixed.svg)

![Pair](./pair.jpg)

## Below

${'Text.\n\n'.repeat(120)}

![Late](./late.webp)
`;
  writeFileSync(join(folder, 'pictures.mdx'), page);
}

/**
 * Applies typical author changes to a copy of the project: adds images, makes Next the latest version as 6, adds pages to
 * it, removes the announcement, adds a static file, and writes content that the build warns about.
 */
export async function makeAuthorChanges(copy: string): Promise<void> {
  await addImages(copy);
  freeze(copy, '6', '--latest');
  // As npm install would.
  const modules = (version: string) => join(copy, 'content/docs', version, 'node_modules');
  symlinkSync(modules('next'), modules('6'));
  addPage(copy);

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
