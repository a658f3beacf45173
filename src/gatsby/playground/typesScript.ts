import { build } from 'esbuild';
import { inProject } from '../paths';
import { BUNDLE_TARGET } from './bundleScript';

/** Modules of Node.js that TypeScript asks for only where they are. */
const NODE_MODULES = ['fs', 'path', 'os', 'inspector', 'crypto', 'perf_hooks'];

let script: Promise<string> | undefined;

/** The worker that checks types, with the compiler in it: the same for all versions. */
export function typesScript(): Promise<string> {
  script ??= bundle();
  return script;
}

async function bundle(): Promise<string> {
  const result = await build({
    entryPoints: [inProject('src', 'playground', 'types', 'worker.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    target: BUNDLE_TARGET,
    minify: true,
    legalComments: 'none',
    external: NODE_MODULES,
    logLevel: 'silent',
  });
  return result.outputFiles[0]?.text ?? '';
}
