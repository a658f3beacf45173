import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { inProject } from '../../src/gatsby/paths';
import { exitWith } from '../../scripts/shared/exitWith';
import { DOC_ROUTES, isRoot } from './routes';

/**
 * Records the heading ids of the built documentation in tests/anchors.json, where a test compares them. Run it after
 * adding or deliberately removing a heading. A version's root has those of its first page.
 */
async function main() {
  const anchors = Object.fromEntries(
    DOC_ROUTES.filter(({ path }) => !isRoot(path)).map(({ path }) => {
      const html = readFileSync(inProject('public', `.${path}`, 'index.html'), 'utf8');
      return [path, [...html.matchAll(/<h[2-6] id="([^"]+)"/g)].map(([, id]) => id)];
    }),
  );
  writeFileSync(
    inProject('tests', 'anchors.json'),
    await format(JSON.stringify(anchors), { parser: 'json', printWidth: 120 }),
  );
}

exitWith(main);
