import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exitWith } from '../shared/exitWith';
import { shippedPackages } from './shippedPackages';

const PUBLIC = 'public';
const FILE = 'THIRD_PARTY_NOTICES.md';

/** The text of a package's licence file, or what its manifest names. */
function licenceOf(folder: string): string {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    version: string;
    license?: string;
  };
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  const text = file ? readFileSync(join(folder, file), 'utf8').trim() : 'The package brings no text of its licence.';
  return `Version ${manifest.version}, ${manifest.license ?? 'see below'}.\n\n\`\`\`text\n${text}\n\`\`\``;
}

/**
 * Writes the licences of what the built site ships of others.
 *
 * @throws Error for a site without source maps
 */
function main(): void {
  const maps = readdirSync(PUBLIC).filter((file) => file.endsWith('.js.map'));
  if (maps.length === 0) throw new Error('There are no source maps in public/: build the site with SOURCE_MAPS=1.');
  const sources = maps.flatMap(
    (file) => (JSON.parse(readFileSync(join(PUBLIC, file), 'utf8')) as { sources: string[] }).sources,
  );

  // Style sheets that a demo links come from packages too, and are no part of a script.
  const names = [...new Set([...shippedPackages(sources), 'bootstrap', 'bootstrap-icons', 'bulma'])].sort();
  const sections = names
    .map((name) => ({ name, folder: join('node_modules', name) }))
    .filter(({ folder }) => existsSync(folder))
    .map(({ name, folder }) => `## ${name}\n\n${licenceOf(folder)}\n`);

  writeFileSync(
    FILE,
    `# Third-party notices

What the built site ships of others, found in its source maps: \`npm run notices\` writes this file.

## Figtree

The headings are set in Figtree (@fontsource/figtree 5.3.0, weight 600), cut to the Latin letters that the site uses with subset-font 2.9.0. Its licence, the SIL Open Font License 1.1, stands in [static/fonts/OFL.txt](static/fonts/OFL.txt).

${sections.join('\n')}`,
  );
  console.log(`${FILE}: ${sections.length} packages`);
}

exitWith(main);
