import { createRequire } from 'node:module';

export interface Stats {
  hasErrors(): boolean;
  toString(): string;
  toJson(): { modules: { cached: boolean }[] };
  compilation: { buildDependencies: Iterable<string>; modules: Iterable<object> };
}
interface Compiler {
  run(done: (error: Error | null, stats: Stats) => void): void;
  close(done: (error: Error | null) => void): void;
}
interface Webpack {
  (config: object): Compiler;
  DefinePlugin: new (definitions: object) => object;
}

export const ofGatsby = createRequire(createRequire(import.meta.url).resolve('gatsby/package.json'));
export const webpack = ofGatsby('webpack') as Webpack;

/** What Gatsby's webpack tells of a bundle, and how to close it. Rejects for a bundle with errors. */
export async function runWebpack(config: object): Promise<{ stats: Stats; close: () => Promise<void> }> {
  const compiler = webpack(config);
  const stats = await new Promise<Stats>((resolve, reject) =>
    compiler.run((error, found) => {
      if (error || found.hasErrors()) reject(error ?? new Error(found.toString()));
      else resolve(found);
    }),
  );
  const close = () =>
    new Promise<void>((resolve, reject) => compiler.close((error) => (error ? reject(error) : resolve())));
  return { stats, close };
}
