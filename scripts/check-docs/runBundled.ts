import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SampleModule } from './buildModule';
import { bundle } from './bundle';
import type { Instrumented } from './instrument';
import type { RunPlan, Problem } from './types';
import { runSamples } from './runSamples';

export interface Runnable extends Instrumented {
  id: number;
  module: SampleModule;
  /** Export name of a component to render. */
  component: string | null;
}

/** Bundles and runs samples. */
export async function runBundled(
  runnables: readonly Runnable[],
  modules: readonly SampleModule[],
  folder: string,
): Promise<Map<Runnable, Problem[]>> {
  if (runnables.length === 0) return new Map();
  const target = mkdtempSync(join(tmpdir(), 'check-docs-'));
  try {
    const { runner, bundleOf, failures } = await bundle(runnables, modules, folder, target);
    const bundled = runnables.filter(({ id }) => !failures.has(id));
    const problems = await runSamples(
      runner,
      bundled.map((runnable) => planOf(runnable, bundleOf(runnable.id))),
    );
    const problemsOf = ({ id, module: { sample } }: Runnable) => {
      const failure = failures.get(id);
      const found = failure === undefined ? problems.get(id) : [{ line: sample.line, message: failure }];
      return (found ?? []).map((problem) => ({ file: sample.file, ...problem }));
    };
    return new Map(runnables.map((runnable) => [runnable, problemsOf(runnable)]));
  } finally {
    rmSync(target, { recursive: true, force: true });
  }
}

function planOf({ id, module, component, claims }: Runnable, bundlePath: string): RunPlan {
  const { sample, path, lines } = module;
  const { line, throws, outputs } = sample;
  return { id, bundle: bundlePath, path, lines, line, throws, component, outputs, claims };
}
