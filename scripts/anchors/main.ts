import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { inProject } from '../../src/build/paths';
import { exitWith } from '../shared/exitWith';
import { DOC_ROUTES } from '../../tests/support/routes';

/**
 * Records the headings of the built documentation in tests/anchors.json, so that a test tells when one is renamed. Run
 * it when a heading was added, or taken away on purpose.
 */
async function main() {
  const anchors = Object.fromEntries(
    DOC_ROUTES.map(({ path }) => {
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
