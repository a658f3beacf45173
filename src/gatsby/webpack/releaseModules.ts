interface Compilation {
  /** What webpack knows of the modules, by which they hold each other. */
  moduleGraph: object;
}

interface Compiler {
  hooks: {
    done: { tap(name: string, listener: (stats: { compilation: Compilation }) => void): void };
    shutdown: { tap(name: string, listener: () => void): void };
  };
}

/**
 * A webpack plugin that lets go of all modules when webpack closes. Gatsby keeps both compilers, and what they found,
 * to the end of a build: half a gigabyte that the pages need.
 */
export const releaseModules = () => ({
  apply({ hooks }: Compiler): void {
    let last: Compilation | undefined;
    hooks.done.tap('releaseModules', ({ compilation }) => (last = compilation));
    hooks.shutdown.tap('releaseModules', () => {
      if (!last) return;
      empty(last.moduleGraph);
      empty(last);
      // Gatsby closes a compiler twice.
      last = undefined;
    });
  },
});

function empty(object: object): void {
  for (const key of Object.keys(object)) Reflect.deleteProperty(object, key);
}
