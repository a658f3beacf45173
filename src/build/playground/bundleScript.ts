import { build, type Plugin } from 'esbuild';
import { REGISTRY } from '../../playground/frame/registry';
import type { WorkspacePackage } from './workspace';

export interface Script {
  code: string;
  /** Modules of other scripts that it imports. */
  imports: string[];
}

/** Oldest JavaScript that the scripts are written in: what the site's own browsers run. */
export const TARGET = 'es2020';

/**
 * Bundles packages into a classic script that puts their modules into the frame's registry; an opaque origin cannot load
 * modules. What stands in another script is taken from the registry.
 *
 * @param packages what is in the script
 * @param elsewhere modules that other scripts bring
 * @param folder where the packages are found from
 * @returns null when something that they import is not installed
 */
export async function bundleScript(
  packages: readonly WorkspacePackage[],
  elsewhere: ReadonlySet<string>,
  folder: string,
): Promise<Script | null> {
  const modules = packages.flatMap(({ modules, version }) => modules.map((module) => ({ module, version })));
  const imports = new Set<string>();
  const result = await build({
    stdin: { contents: modules.map(registration).join('\n'), resolveDir: folder },
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    target: TARGET,
    minify: true,
    legalComments: 'eof',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [fromRegistry(elsewhere, imports)],
    logLevel: 'silent',
  }).catch((error: { errors?: { text: string }[] }) => {
    if (error.errors?.every(({ text }) => text.startsWith('Could not resolve'))) return null;
    throw error;
  });
  return result && { code: result.outputFiles[0]?.text ?? '', imports: [...imports] };
}

/** Takes all that a module exports, as the ES module that it is: what a CommonJS copy would do may differ. */
function registration({ module, version }: { module: string; version: string }, index: number): string {
  const [name, text] = [`module${index}`, JSON.stringify(module)];
  return `import * as ${name} from ${text};
(globalThis.${REGISTRY} ??= new Map()).set(${text}, {
  exports: Object.defineProperty({ ...${name} }, '__esModule', { value: true }),
  version: ${JSON.stringify(version)},
});`;
}

/** Resolves the modules of other scripts to the frame's registry, and takes note of them. */
const fromRegistry = (elsewhere: ReadonlySet<string>, imports: Set<string>): Plugin => ({
  name: 'from-registry',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^[^./]/ }, ({ path }) => {
      if (!elsewhere.has(path)) return undefined;
      imports.add(path);
      return { path, namespace: 'registry' };
    });
    onLoad({ filter: /./, namespace: 'registry' }, ({ path }) => ({
      contents: `module.exports = globalThis.${REGISTRY}.get(${JSON.stringify(path)}).exports;`,
    }));
  },
});
