import { minifySync } from '@swc/core';
import { buildSync } from 'esbuild';
import { browserslist } from '../../package.json';
import { inProject } from './paths';

/** In esbuild's format: `chrome111` for `chrome >= 111`. */
const TARGETS = browserslist.map((range) => range.replace('ios_saf', 'ios').replace(' >= ', ''));

/**
 * Bundles and minifies a script.
 *
 * @param name module in src/inline-scripts whose default export it runs
 * @param constants values of the global constants that the module declares
 */
export function scriptText(name: string, constants: Record<string, unknown> = {}): string {
  const { outputFiles } = buildSync({
    stdin: { contents: `import run from './${name}'; run();`, resolveDir: inProject('src/inline-scripts') },
    bundle: true,
    write: false,
    format: 'iife',
    target: TARGETS,
    tsconfigRaw: {},
    define: Object.fromEntries(Object.entries(constants).map(([key, value]) => [key, JSON.stringify(value)])),
    logLevel: 'silent',
  });
  // The result is a tenth smaller than esbuild's.
  return minifySync(outputFiles[0]!.text, { compress: { passes: 3 }, mangle: true, ecma: 2020 }).code;
}

/**
 * All inline scripts; the CSP forbids others. They are identical on every page that has them, so that the policy in the
 * header fits the whole site. Page-specific values are in attributes of the script elements.
 */
export const INLINE_SCRIPTS = {
  head: scriptText('head'),
  redirect: scriptText('redirect'),
  start: scriptText('start'),
};
