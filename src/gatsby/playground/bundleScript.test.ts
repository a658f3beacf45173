import { runInNewContext } from 'node:vm';
import { beforeAll, expect, test } from 'vitest';
import { folderPerFile } from '../../../tests/support/folder';
import { REGISTRY_GLOBAL } from '../../shared/playground/registry';
import { bundleScript } from './bundleScript';

const { inFolder, write } = folderPerFile();

beforeAll(() => {
  const files = {
    'esm/package.json': '{ "name": "esm", "module": "index.mjs", "main": "index.cjs" }',
    'esm/index.mjs':
      'import state, { add } from "cjs";\nexport const sum = add(state.start, 2);\nexport default "esm";',
    'esm/index.cjs': 'throw new Error("the CommonJS copy")',
    'cjs/package.json': '{ "name": "cjs", "main": "index.js" }',
    'cjs/index.js': 'exports.start = 1; exports.add = (a, b) => a + b; exports.mode = process.env.NODE_ENV;',
    'react/package.json': '{ "name": "react", "main": "index.js" }',
    'react/index.js': 'exports.mode = process.env.NODE_ENV; exports.event = typeof document.createEvent;',
    'broken/package.json': '{ "name": "broken", "main": "index.js" }',
    'broken/index.js': 'require("not-installed")',
    'invalid/package.json': '{ "name": "invalid", "main": "index.js" }',
    'invalid/index.js': 'const = 1;',
  };
  for (const [file, content] of Object.entries(files)) write(`node_modules/${file}`, content);
});

const bundle = (name: string, elsewhere: string[] = []) =>
  bundleScript([{ name, version: '1.2.3', modules: [name], styles: {} }], new Set(elsewhere), inFolder());

/** Runs scripts in order, as a frame does; returns the registry. */
function run(...scripts: string[]) {
  const context: Record<string, unknown> = {};
  for (const script of scripts) runInNewContext(script, context);
  return context[REGISTRY_GLOBAL] as Map<string, { exports: Record<string, unknown>; version: string }>;
}

test('registers a CommonJS module with its version, built for production', async () => {
  const script = await bundle('cjs');
  const module = run(script?.code ?? '').get('cjs');
  expect(module?.version).toBe('1.2.3');
  expect(module?.exports).toMatchObject({ start: 1, mode: 'production' });
  expect(module?.exports.__esModule).toBe(true);
  expect(module?.exports.default).toMatchObject({ start: 1 });
});

test('React is in development, so that it says what is wrong', async () => {
  const script = await bundle('react');
  expect(run(script?.code ?? '').get('react')?.exports).toMatchObject({ mode: 'development', event: 'undefined' });
});

test('bundles an ES module as such, with other packages from the registry', async () => {
  const [cjs, esm] = [await bundle('cjs'), await bundle('esm', ['cjs'])];
  expect(esm?.imports).toEqual(['cjs']);
  expect(run(cjs?.code ?? '', esm?.code ?? '').get('esm')?.exports).toMatchObject({ sum: 3, default: 'esm' });
  expect(() => run(esm?.code ?? '')).toThrow();
});

test('skips a package whose dependency is not installed', async () => {
  expect(await bundle('broken')).toBeNull();
});

test('a package that is broken fails the build', async () => {
  await expect(bundle('invalid')).rejects.toThrow();
});
