import { build } from 'esbuild';
import { inProject } from '../paths';
import { CLASSIC_SCRIPT } from './bundleScript';

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
    ...CLASSIC_SCRIPT,
    entryPoints: [inProject('src', 'playground', 'types', 'worker.ts')],
    legalComments: 'none',
    external: NODE_MODULES,
  });
  return result.outputFiles[0]?.text ?? '';
}
