import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { inProject } from './paths';

const SRC = inProject('src');
const IMPORT = /(?:\bfrom|\bimport|\brequire\(|\bimport\()\s*(?:\/\*[\s\S]*?\*\/\s*)*['"`]([^'"`]+)['"`]/g;

const modules = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(SRC, file), 'utf8') }));

/** What a module imports: packages by name, modules of src by their path in it. */
const importsOf = ({ file, text }: (typeof modules)[number]) =>
  [...text.matchAll(IMPORT)].map(([, target = '']) =>
    target.startsWith('.') ? relative(SRC, join(SRC, dirname(file), target)) : target,
  );

/** `module -> import` for every import of the modules that the rule forbids. */
const violations = (inside: RegExp, forbidden: RegExp) =>
  modules
    .filter(({ file }) => inside.test(file))
    .flatMap((module) => importsOf(module).map((target) => ({ file: module.file, target })))
    .filter(({ target }) => forbidden.test(target))
    .map(({ file, target }) => `${file} -> ${target}`);

test('the modules and their imports are found', () => {
  expect(modules.length).toBeGreaterThan(100);
  expect(violations(/^build\/versionDocs\.ts$/, /^navigation\/buildSidebar$/)).toEqual([
    'build/versionDocs.ts -> navigation/buildSidebar',
  ]);
  expect(violations(/^live\/exampleModules\.ts$/, /^\.\.\/content\/docs\//)).toHaveLength(1);
});

test('nothing that runs in the browser imports from src/build', () => {
  expect(violations(/^(?!build\/)/, /^build(?:\/|$)/)).toEqual([]);
});

test('nothing that runs in the browser imports from Node or a tool of the build', () => {
  const tools = /^(?:node:|unified$|remark-|unist-|vfile|yaml$|zod$|postcss|lightningcss$|esbuild$)/;
  expect(violations(/^(?!build\/)/, tools)).toEqual([]);
  // The live editor alone parses code in the browser.
  expect(violations(/^(?!build\/|playground\/)/, /^(?:sucrase$|@lezer\/|@codemirror\/)/)).toEqual([]);
});

test.each(['versions', 'navigation'])(
  'src/%s, which build and browser share, knows neither React nor Gatsby',
  (part) => {
    expect(violations(new RegExp(`^${part}/`), /^(?:react|react-dom|gatsby)(?:\/|$)/)).toEqual([]);
  },
);

test.each(['versions', 'navigation', 'runtime', 'theme'])('src/%s does not know the parts that show pages', (part) => {
  const forbidden = /^(?:document|layout|live|demo|home|search|templates|pages)\//;
  expect(violations(new RegExp(`^${part}/`), forbidden)).toEqual([]);
});
