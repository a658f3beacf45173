import { createHash } from 'node:crypto';

interface Compilation {
  assets: Record<string, unknown>;
  hash?: string;
}

interface Compiler {
  hooks: { afterEmit: { tap(name: string, listener: (compilation: Compilation) => void): void } };
}

/**
 * A webpack plugin that derives the build hash from file names, which contain content hashes. Webpack's own hash varies
 * with its cache, and is in every page. Gatsby reads the hash when webpack is done.
 */
export const nameByFiles = (length: number) => ({
  apply: ({ hooks }: Compiler): void =>
    hooks.afterEmit.tap('nameByFiles', (compilation) => {
      const files = Object.keys(compilation.assets).sort();
      compilation.hash = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, length);
    }),
});
