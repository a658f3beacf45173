import { writeFileSync } from 'node:fs';
import { builtSite } from '../shared/builtSite';
import { exitWith } from '../shared/exitWith';
import { licenceSections, shippedFolders } from './shippedFolders';

const FILE = 'THIRD_PARTY_NOTICES.md';

function main(): void {
  const sections = licenceSections(shippedFolders(builtSite()));
  writeFileSync(
    FILE,
    `# Third-party notices

What the built site ships of others, found in its source maps, the style sheets of its demos and what its live editor loads: \`npm run notices\` writes this file.

## Figtree

The headings are set in Figtree (@fontsource/figtree 5.3.0, weight 600), cut to the Latin letters that the site uses with subset-font 2.9.0. Its licence, the SIL Open Font License 1.1, stands in [static/fonts/OFL.txt](static/fonts/OFL.txt).

## Packages

${sections.join('\n')}`,
  );
  console.log(`${FILE}: ${sections.length} licences`);
}

exitWith(main);
