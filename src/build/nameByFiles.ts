import { createHash } from 'node:crypto';

interface Compilation {
  assets: Record<string, unknown>;
  hash?: string;
}

interface Compiler {
  hooks: { done: { tap(name: string, listener: (stats: { compilation: Compilation }) => void): void } };
}

/**
 * A plugin for webpack that names a build by the names of its files, of which each has the hash of what it holds. Webpack's
 * own name for a build differs with what it has kept from the one before, and stands in every page.
 *
 * @param length of the name, in characters
 */
export const nameByFiles = (length: number) => ({
  apply: ({ hooks }: Compiler): void =>
    hooks.done.tap('nameByFiles', ({ compilation }) => {
      const files = Object.keys(compilation.assets).sort();
      compilation.hash = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, length);
    }),
});
