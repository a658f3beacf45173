import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type Callback = (error?: Error | null) => void;

interface Compiler {
  cache: { shutdown: (callback: Callback) => void };
  hooks: { thisCompilation: { tap(name: string, listener: (compilation: object) => void): void } };
}

let collection: NodeJS.Timeout | undefined;

/** Collects garbage once what runs now has ended: by itself, the heap would grow up to its limit before. */
function collectSoon(): void {
  clearTimeout(collection);
  collection = setTimeout(() => {
    setFlagsFromString('--expose-gc');
    (runInNewContext('gc') as () => void)();
  });
}

/**
 * A plugin for webpack that empties a compilation once webpack has stored it. Gatsby holds on to its two until the build
 * ends, which are hundreds of megabytes that the garbage collector goes through while thousands of pages are written.
 */
export const releaseCompilation = {
  apply: ({ hooks, cache }: Compiler): void => {
    const compilations: object[] = [];
    hooks.thisCompilation.tap('releaseCompilation', (compilation) => void compilations.push(compilation));
    const shutdown = cache.shutdown.bind(cache);
    cache.shutdown = (callback) =>
      shutdown((error) => {
        for (const compilation of compilations.splice(0)) {
          for (const part of Object.keys(compilation)) Reflect.deleteProperty(compilation, part);
        }
        collectSoon();
        callback(error);
      });
  },
};
