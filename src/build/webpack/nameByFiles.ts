import { createHash } from 'node:crypto';

interface Compilation {
  assets: Record<string, unknown>;
  hash?: string;
}

interface Compiler {
  hooks: { afterEmit: { tap(name: string, listener: (compilation: Compilation) => void): void } };
}

/**
 * A plugin for webpack that names a build by the names of its files, of which each has the hash of what it holds. Webpack's
 * own name for a build differs with what it has kept from the one before, and stands in every page. Gatsby reads the name
 * when webpack is done.
 *
 * @param length of the name, in characters
 */
export const nameByFiles = (length: number) => ({
  apply: ({ hooks }: Compiler): void =>
    hooks.afterEmit.tap('nameByFiles', (compilation) => {
      const files = Object.keys(compilation.assets).sort();
      compilation.hash = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, length);
    }),
});
