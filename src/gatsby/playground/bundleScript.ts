import { build, type Plugin } from 'esbuild';
import { REGISTRY_GLOBAL } from '../../shared/playground/registry';
import type { WorkspacePackage } from './workspace';

export interface Script {
  code: string;
  /** Modules that it takes from other scripts. */
  imports: string[];
}

/** Of a classic script for browsers, which esbuild returns as text. */
export const CLASSIC_SCRIPT = {
  bundle: true,
  write: false,
  format: 'iife',
  platform: 'browser',
  // The oldest JavaScript that the site's own browsers support.
  target: 'es2020',
  minify: true,
  logLevel: 'silent',
} as const;

/**
 * React's development build says what is wrong with an example in words. It runs components inside of events, whose
 * errors then reach the window though a boundary of the example catches them, unless it cannot create events.
 */
const REACT_DEFINES = { 'process.env.NODE_ENV': '"development"', 'document.createEvent': 'undefined' };

/**
 * Bundles packages into a classic script that adds their modules to the frame's registry, because an opaque origin
 * cannot load ES modules. Modules of other scripts are read from the registry.
 *
 * @param elsewhere modules in other scripts
 * @returns null when one of their imports is not installed
 */
export async function bundleScript(
  packages: readonly WorkspacePackage[],
  elsewhere: ReadonlySet<string>,
  folder: string,
): Promise<Script | null> {
  const modules = packages.flatMap(({ modules, version }) => modules.map((module) => ({ module, version })));
  const imports = new Set<string>();
  const isReact = packages.some(({ name }) => name === 'react');
  const result = await build({
    ...CLASSIC_SCRIPT,
    stdin: { contents: modules.map(registration).join('\n'), resolveDir: folder },
    legalComments: 'eof',
    define: isReact ? REACT_DEFINES : { 'process.env.NODE_ENV': '"production"' },
    plugins: [fromRegistry(elsewhere, imports)],
  }).catch((error: { errors?: { text: string }[] }) => {
    if (error.errors?.every(({ text }) => text.startsWith('Could not resolve'))) return null;
    throw error;
  });
  return result && { code: result.outputFiles[0]?.text ?? '', imports: [...imports] };
}

/** Registers all exports as those of an ES module. Exports that went through CommonJS could differ. */
function registration({ module, version }: { module: string; version: string }, index: number): string {
  const [name, text] = [`module${index}`, JSON.stringify(module)];
  return `import * as ${name} from ${text};
(globalThis.${REGISTRY_GLOBAL} ??= new Map()).set(${text}, {
  exports: Object.defineProperty({ ...${name} }, '__esModule', { value: true }),
  version: ${JSON.stringify(version)},
});`;
}

/** Resolves modules of other scripts to the frame's registry and records them in `imports`. */
const fromRegistry = (elsewhere: ReadonlySet<string>, imports: Set<string>): Plugin => ({
  name: 'from-registry',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^[^./]/ }, ({ path }) => {
      if (!elsewhere.has(path)) return undefined;
      imports.add(path);
      return { path, namespace: 'registry' };
    });
    onLoad({ filter: /./, namespace: 'registry' }, ({ path }) => ({
      contents: `module.exports = globalThis.${REGISTRY_GLOBAL}.get(${JSON.stringify(path)}).exports;`,
    }));
  },
});
