import { codeDigest } from '../codeDigest';

interface Compiler {
  hooks: { done: { tap(name: string, listener: (stats: { compilation: Compilation }) => void): void } };
}

interface Compilation {
  /** The packages of Gatsby and of the loaders, in which webpack would follow every import. */
  buildDependencies: { clear(): void };
}

/** What decides how a file is bundled. */
const CODE = ['onCreateWebpackConfig.ts', 'showSyntaxErrors.mjs', 'sourceFiles.mjs'];

/**
 * Keeps bundles from one run to the next for as long as the code of this folder and the installed packages are the same.
 * What webpack does to find out takes seconds of a development server's start.
 */
export function keyCache(config: { cache?: object; plugins?: unknown[] }): void {
  if (!config.cache) return;
  config.cache = { ...config.cache, version: codeDigest(...CODE.map((name) => `src/gatsby/webpack/${name}`)) };
  config.plugins?.push({
    apply: ({ hooks }: Compiler) =>
      hooks.done.tap('keyCache', ({ compilation }) => compilation.buildDependencies.clear()),
  });
}
