interface Compiler {
  hooks: { done: { tap(name: string, listener: () => void): void } };
}

let tell: () => void;

/** Resolves when a development server has bundled what it shows first. */
export const firstBundle = new Promise<void>((resolve) => {
  tell = resolve;
});

/** A webpack plugin. */
export const tellFirstBundle = {
  apply: ({ hooks }: Compiler): void => hooks.done.tap('tellFirstBundle', () => tell()),
};
