// Types for gatsbyInternals.test.ts.
declare module 'gatsby/cache-dir/loader' {
  type LoadComponent = Record<string, () => Promise<object>>;
  export const publicLoader: object;
  export function setLoader(loader: ProdLoader): void;
  export class ProdLoader {
    constructor(chunks: { components: LoadComponent }, matchPaths: []);
    setApiRunner(runner: () => []): void;
  }
}
