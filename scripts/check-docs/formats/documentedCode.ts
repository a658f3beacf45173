import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { memoize } from '../../../src/gatsby/memoize';
import { DOCS_FOLDER, inProject } from '../../../src/gatsby/paths';
import { readFile } from '../extractSamples';
import { findFiles } from '../findFiles';

/** The names that a module exports. */
export type Exports = Record<string, unknown>;

/** The package that a version documents. */
export const packageOf = (version: string): Exports =>
  createRequire(join(DOCS_FOLDER, version, 'package.json'))('react-querybuilder') as Exports;

const samplesOf = memoize((file) => readFile(file).page.samples);

const findSamples = (version: string, text: string) =>
  findFiles(join(DOCS_FOLDER, version))
    .filter((file) => file.endsWith('.mdx') && readFileSync(inProject(file), 'utf8').includes(text))
    .flatMap(samplesOf)
    .filter(({ code }) => code.includes(text));

/**
 * Runs the one sample of a version that contains `text`.
 *
 * @param names what to return from it: what it declares at its top level
 * @param files what it may import besides the package, by the name in the import
 * @throws Error unless exactly one sample contains the text
 */
export function runSample<T>(version: string, text: string, names: readonly (keyof T & string)[], files: Exports = {}) {
  const samples = findSamples(version, text);
  const [sample] = samples;
  if (!sample || samples.length > 1) {
    throw new Error(`version ${version}: expected one sample with "${text}", found ${samples.length}`);
  }
  const rqb = packageOf(version);
  const parts = sample.code.split('\n\n').filter((part) => !part.includes('// => throws'));
  const { code } = transformSync(parts.join('\n\n'), { loader: 'ts', format: 'cjs' });
  const declared = new Set([...sample.code.matchAll(/\b(?:const|function|class) (\w+)/g)].map(([, name]) => name));
  const scope = Object.keys(rqb).filter((name) => /^\w+$/.test(name) && name !== 'default' && !declared.has(name));
  const module: { exports: Exports } = { exports: {} };
  const require = (name: string) => (name === 'react-querybuilder' ? rqb : files[name]);
  const query = { combinator: 'and', rules: [] };
  const run = new Function('module', 'exports', 'require', 'query', ...scope, `${code}\nreturn { ${names.join()} };`);
  return run(module, module.exports, require, query, ...scope.map((name) => rqb[name])) as T;
}
