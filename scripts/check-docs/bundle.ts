import { dirname, join } from 'node:path';
import { build, type BuildFailure, type Loader, type Message, type Plugin } from 'esbuild';
import { inProject } from '../../src/gatsby/paths';
import type { SampleModule } from './buildModule';
import { importedPath } from './sampleProgram';
import { withoutThrowing } from './instrument';
import type { Language } from './types';

/** A sample to run; its text contains the probes. */
interface Entry {
  id: number;
  module: SampleModule;
  text: string;
}

const LOADERS: Record<Language, Loader> = { ts: 'ts', tsx: 'tsx', js: 'jsx', jsx: 'jsx', json: 'ts' };

const RUNNER = inProject('scripts', 'check-docs', 'runner.ts');

/**
 * Bundles samples with their version's packages and the runner.
 *
 * @param modules all samples of the version, which may be imported
 * @returns paths of the runner's and each sample's bundle, and error messages by sample id
 */
export async function bundle(
  entries: readonly Entry[],
  modules: readonly SampleModule[],
  folder: string,
  target: string,
): Promise<{ runner: string; bundleOf: (id: number) => string; failures: Map<number, string> }> {
  const failures = new Map<number, string>();
  const bundleOf = (id: number) => join(target, `sample-${id}.mjs`);
  let rest = entries;
  for (;;) {
    const messages = await tryBundle(rest, modules, folder, target);
    if (messages.length === 0) return { runner: join(target, 'runner.mjs'), bundleOf, failures };
    const pages = modules.filter((module) => messages.some((message) => isIn(message, module))).map(({ page }) => page);
    const blamed = rest.filter(({ module }) => messages.some((message) => isIn(message, module)));
    const failed = blamed.length > 0 ? blamed : rest.filter(({ module }) => pages.includes(module.page));
    const texts = [...new Set(messages.map(({ text }) => text))].join('; ');
    if (failed.length === 0) throw new Error(`The samples cannot be bundled: ${texts}`);
    for (const { id, module } of failed) {
      failures.set(id, messages.find((message) => isIn(message, module))?.text ?? texts);
    }
    rest = rest.filter((entry) => !failed.includes(entry));
  }
}

const isIn = ({ location }: Message, { path }: SampleModule) => location?.file.endsWith(path) === true;

async function tryBundle(
  entries: readonly Entry[],
  modules: readonly SampleModule[],
  folder: string,
  outdir: string,
): Promise<Message[]> {
  try {
    await build({
      entryPoints: [
        { in: RUNNER, out: 'runner' },
        ...entries.map(({ id }) => ({ in: `run:${id}`, out: `sample-${id}` })),
      ],
      outdir,
      outExtension: { '.js': '.mjs' },
      bundle: true,
      sourcemap: true,
      sourcesContent: false,
      splitting: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      mainFields: ['module', 'main'],
      conditions: ['module'],
      define: { 'process.env.NODE_ENV': '"development"' },
      // CommonJS packages such as React require Node's built-in modules.
      banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
      loader: { '.css': 'empty', '.scss': 'empty' },
      plugins: [samplesPlugin(entries, modules, folder)],
      tsconfigRaw: { compilerOptions: { jsx: 'react-jsx', target: 'es2022' } },
      logLevel: 'silent',
    });
    return [];
  } catch (error) {
    if (!(error as BuildFailure).errors) throw error;
    return (error as BuildFailure).errors;
  }
}

function samplesPlugin(entries: readonly Entry[], modules: readonly SampleModule[], folder: string): Plugin {
  const byPath = new Map(modules.map((module) => [module.path, module]));
  const byId = new Map(entries.map((entry) => [String(entry.id), entry]));
  const load = (contents: string, { path, language, page }: SampleModule) => ({
    contents,
    loader: LOADERS[language],
    resolveDir: page.kind === 'example' ? dirname(path) : folder,
  });

  return {
    name: 'samples',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^run:/ }, ({ path }) => {
        const entry = byId.get(path.slice('run:'.length));
        return entry && { path: entry.module.path, namespace: 'run', pluginData: entry };
      });
      onResolve({ filter: /^(?:\.|sample:)/ }, ({ path, importer, namespace }) => {
        if (namespace !== 'run' && namespace !== 'sample') return undefined;
        const module = byPath.get(importer);
        if (!module) return undefined;
        if (/\.(?:css|scss|sass|less)$/.test(path)) return { path, namespace: 'nothing' };
        const target = importedPath(path, module, folder);
        if (!target) return undefined;
        return byPath.has(target) ? { path: target, namespace: 'sample' } : { path: target };
      });
      onLoad({ filter: /.*/, namespace: 'run' }, ({ pluginData }) =>
        load((pluginData as Entry).text, (pluginData as Entry).module),
      );
      onLoad({ filter: /.*/, namespace: 'sample' }, ({ path }) => {
        const module = byPath.get(path);
        return module && load(withoutThrowing(module), module);
      });
      onLoad({ filter: /.*/, namespace: 'nothing' }, () => ({ contents: '' }));
    },
  };
}
