import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '../shared/copyProject';
import { exitWith } from '../shared/exitWith';
import { runQuietly } from '../shared/run';

/** Two copies of the project, in environments that differ. The first keeps its cache. */
const ENVIRONMENTS = {
  one: { TZ: 'Pacific/Auckland', LANG: 'C' },
  'another-with-a-longer-name': { TZ: 'America/Los_Angeles', LANG: 'de_DE.UTF-8' },
};

/** A page that the first edit removes. */
const REMOVED_PAGE = 'content/docs/5/removed.mdx';

const REMOVED_PAGE_TEXT = `---
title: Removed
description: A page that is removed, with all that was made of it, before the site is built again.
sidebar_position: 90
---

Text.
`;

/** @throws Error if the file does not contain `from` */
function replaceIn(file: string, from: string, to: string): void {
  const before = readFileSync(file, 'utf8');
  if (!before.includes(from)) throw new Error(`${file}: expected ${from}`);
  writeFileSync(file, before.replace(from, to));
}

/** Edits between builds. After each, an incremental build is compared with a clean build. */
const EDITS: Record<string, (folder: string) => void> = {
  'a change of content and of code'(folder) {
    const file = (path: string) => join(folder, path);
    appendFileSync(file('content/docs/5/intro.mdx'), '\nOne more sentence.\n');
    rmSync(file(REMOVED_PAGE));
    replaceIn(file('content/versions.yml'), 'label: Next', 'label: Coming');
    appendFileSync(file('src/theme/global.css'), '\n:root { --changed: 1; }\n');
    replaceIn(file('src/gatsby/document/tabs.ts'), "nextId('tabs')", "nextId('changed')");
    // An inline script whose hash is in the CSP of each page.
    replaceIn(file('src/inline-scripts/startFailure.ts'), 'did not load properly', 'did not load in full');
  },
  // Gatsby clears its cache after a configuration change, but keeps the site.
  'a change of configuration'(folder) {
    replaceIn(join(folder, 'gatsby-config.ts'), "name: 'pages'", "name: 'others'");
  },
};

/** Hashed files of an earlier build stay, because cached pages may request them. */
const STALE = /^Only in \S*\/public(?:\/(?:page-data\/sq|static)\S*|\S*: \S*[-.][\da-f]{8,}\.(?!\S*\.(?:br|gz)$)\S*)/;

/**
 * Builds the site in two environments and compares; then again after each edit, incrementally (with precompressed files
 * present) against a clean build.
 *
 * @returns whether nothing differs, apart from stale hashed files
 */
function main(): boolean {
  const copies = Object.entries(ENVIRONMENTS).map(([name, environment]) => {
    const folder = copyProject(process.cwd(), name);
    writeFileSync(join(folder, REMOVED_PAGE), REMOVED_PAGE_TEXT);
    const run = (script: string) => {
      const { succeeded, output } = runQuietly(['npm', 'run', script], { ...process.env, ...environment }, folder);
      if (!succeeded) throw new Error(`npm run ${script} in ${folder} failed:\n${output}`);
    };
    return { folder, site: join(folder, 'public'), run };
  });
  const [warm, cold] = copies as [(typeof copies)[number], (typeof copies)[number]];

  function isSame(what: string, isExpected: (line: string) => boolean): boolean {
    for (const { run } of copies) run('build');
    const { output } = runQuietly(['diff', '-rq', warm.site, cold.site], process.env, warm.folder);
    const differences = output.split('\n').filter((line) => line && !isExpected(line));
    // The copies have no git history, so the build must not write dates.
    if (readFileSync(join(warm.site, 'sitemap.xml'), 'utf8').includes('<lastmod>'))
      differences.push('sitemap.xml: a date');
    console.log([`${what}: ${differences.length} differences`, ...differences].join('\n'));
    return differences.length === 0;
  }

  try {
    let isReproducible = isSame('Two builds', () => false);
    for (const [edit, apply] of Object.entries(EDITS)) {
      warm.run('precompress');
      cold.run('clean');
      for (const { folder } of copies) apply(folder);
      const isStale = (line: string) => line.startsWith(`Only in ${warm.site}`) && STALE.test(line);
      isReproducible = isSame(`After ${edit}, with what was kept and from nothing`, isStale) && isReproducible;
    }
    return isReproducible;
  } finally {
    for (const { folder } of copies) rmSync(folder, { recursive: true, force: true });
  }
}

exitWith(main);
