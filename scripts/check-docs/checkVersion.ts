import { buildModule, type SampleModule } from './buildModule';
import { checkImports } from './checkImports';
import { compileSamples, type Compiled } from './compileSamples';
import { instrument } from './instrument';
import { packageNames } from './packageNames';
import { withSentence } from './readProofs';
import { runBundled, type Runnable } from './runBundled';
import type { Page, Problem, Sample } from './types';

export interface SampleResult {
  problems: Problem[];
  hasRun: boolean;
  /** Number of values and outputs compared. */
  outputs: number;
}

/** Compiles the samples of one version, and runs those with an observable effect. */
export async function checkVersion(pages: readonly Page[], folder: string): Promise<Map<Sample, SampleResult>> {
  const modules = pages.flatMap((page) =>
    page.samples
      .filter(({ unchecked }) => unchecked === null)
      .map((sample) => buildModule(sample, page, () => packageNames(folder))),
  );
  const results = await checkModules(modules, folder);
  return new Map(
    [...results].map(([{ sample }, result]) => {
      const problems = result.problems.map((problem) => withSentence(problem, sample.proves));
      return [sample, { ...result, problems }];
    }),
  );
}

/** Compiles and runs samples that are checked against the packages of one version. */
export async function checkModules(
  modules: readonly SampleModule[],
  folder: string,
): Promise<Map<SampleModule, SampleResult>> {
  const results = new Map<SampleModule, SampleResult>();
  const runnables: Runnable[] = [];
  for (const [module, compiled] of compileSamples(modules, folder)) {
    const problems = [...checkImports(module, folder), ...judge(module, compiled), ...compiled.wrongLinks];
    results.set(module, { problems, hasRun: false, outputs: 0 });
    if (problems.length > 0 || module.sample.error !== null || module.language === 'json') continue;
    const instrumented = instrument(module, runnables.length, compiled.component);
    problems.push(...instrumented.problems);
    if (instrumented.hasEffect) {
      runnables.push({ ...instrumented, id: runnables.length, module, component: compiled.component });
    }
  }

  for (const [{ module, claims }, problems] of await runBundled(runnables, modules, folder)) {
    const result = results.get(module);
    if (!result) continue;
    result.problems.push(...problems);
    result.hasRun = true;
    result.outputs = claims.length + module.sample.outputs.length;
  }
  return results;
}

/** The compiler's problems; for a sample with `error`, the deviations from it. */
function judge({ sample }: SampleModule, { problems }: Compiled): Problem[] {
  const { file, line, error } = sample;
  if (error === null) return problems;
  if (problems.length === 0) return [{ file, line: line - 1, message: `error="${error}": it compiles` }];
  return problems
    .filter(({ message }) => !message.includes(error))
    .map((problem) => ({ ...problem, message: `error="${error}": it fails with ${problem.message}` }));
}
