interface Hook {
  tap(name: string, listener: () => void): void;
}

interface Compiler {
  hooks: { watchRun: Hook; done: Hook };
}

let waiting: (() => void)[] = [];
let isBundled = false;

/** Resolves while the development server is not bundling; not before it has bundled what it shows first. */
export const whenBundled = (): Promise<void> =>
  new Promise((resolve) => {
    if (isBundled) resolve();
    else waiting.push(resolve);
  });

/** A webpack plugin. */
export const followBundling = {
  apply({ hooks }: Compiler): void {
    hooks.watchRun.tap('followBundling', () => {
      isBundled = false;
    });
    hooks.done.tap('followBundling', () => {
      isBundled = true;
      for (const resume of waiting) resume();
      waiting = [];
    });
  },
};
