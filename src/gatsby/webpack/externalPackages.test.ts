import { expect, test } from 'vitest';
import { DOCS_FOLDER, inProject } from '../paths';
import { externalPackages } from './externalPackages';

/** The external for a request from a folder of the project; undefined when the request is bundled. */
function externalOf(request: string, folder = 'src/layout'): string | undefined {
  let external: string | undefined;
  externalPackages({ context: inProject(folder), request }, (_, answer) => (external = answer));
  return external;
}

test('leaves a script of a package to Node.js', () => {
  expect(externalOf('theme-ui')).toMatch(/^commonjs \/.*\/node_modules\/theme-ui\/.*\.js$/);
});

test('each version has the library that it documents', () => {
  const external = externalOf('react-querybuilder', 'content/docs/4/_examples');
  expect(external).toContain(`${DOCS_FOLDER}/4/node_modules/react-querybuilder/`);
});

test.each([
  ['a file of the project', './Navbar'],
  ['a file by its path', inProject('src/layout/Navbar.tsx')],
  ['a style sheet of a package', 'react-querybuilder/dist/query-builder.css'],
  ['a part of Gatsby', 'gatsby'],
  ['its router', '@gatsbyjs/reach-router'],
  ['a package that is not installed', 'nowhere'],
])('%s is bundled', (_, request) => {
  expect(externalOf(request)).toBeUndefined();
});
