import { format } from 'node:util';
import { createElement, isValidElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { compareOutput, type Seen, isSameValue, printValue } from './compareOutput';
import type { RunMessage, RunPlan, RunProblem } from './types';

interface Run {
  plan: RunPlan;
  problems: RunProblem[];
  seen: Seen;
  /** Lines of the claims that were reached. */
  reached: Set<number>;
}

let current: Run | undefined;
const runs = new Map<number, Run>();

/** Called by instrumented code, as `globalThis.checkDocs`. */
function probesOf(id: number) {
  const run = runs.get(id);
  if (!run) throw new Error(`no sample ${id} is run`);
  const { problems, seen, reached } = run;
  // Drop the output of the code that this sample continues.
  seen.logs = [];
  return {
    is(line: number, value: unknown, expected: () => unknown): unknown {
      reached.add(line);
      const wanted = expected();
      if (!isSameValue(value, wanted))
        problems.push({ line, message: `// => ${printValue(wanted)}: it is ${printValue(value)}` });
      return value;
    },
    completed(line: number): void {
      reached.add(line);
      problems.push({ line, message: '// => throws: it does not throw' });
    },
    thrown(line: number, error: unknown, message: string): void {
      reached.add(line);
      if (!describe(error).includes(message)) {
        problems.push({ line, message: `// => throws ${message}: it throws ${describe(error)}` });
      }
    },
    varies(line: number, message: string, value: unknown): unknown {
      if (!problems.some((known) => known.line === line && known.message === message)) problems.push({ line, message });
      return value;
    },
    result(value: unknown): unknown {
      seen.result = value;
      return value;
    },
  };
}

async function runSample(plan: RunPlan): Promise<RunProblem[]> {
  const run: Run = { plan, problems: [], seen: { logs: [] }, reached: new Set() };
  const { problems, seen } = run;
  runs.set(plan.id, run);
  current = run;
  try {
    const exported = (await import(plan.bundle)) as Record<string, unknown>;
    if ('result' in seen) seen.result = await seen.result;
    render(run, exported);
    if (plan.throws !== null) problems.push({ line: plan.line, message: `throws="${plan.throws}": it does not throw` });
    // Node reports unhandled rejections in the next turn of the event loop.
    await new Promise((resolve) => setImmediate(resolve));
    compareOutputs(run);
    for (const line of plan.claims) {
      if (!run.reached.has(line)) problems.push({ line, message: '// => is not reached' });
    }
  } catch (error) {
    if (plan.throws === null) problems.push({ line: lineOf(error, plan), message: `it throws ${describe(error)}` });
    else if (!describe(error).includes(plan.throws)) {
      problems.push({ line: plan.line, message: `throws="${plan.throws}": it throws ${describe(error)}` });
    }
  }
  current = undefined;
  return problems;
}

const describe = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : printValue(error);

/** Page line where a sample throws, or calls code that throws. */
function lineOf(error: unknown, { line, path, lines }: RunPlan): number {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const [, textLine] = stack.split(`${path}:`)[1]?.match(/^(\d+)/) ?? [];
  return lines[Number(textLine) - 1] ?? line;
}

function render({ plan, seen }: Run, exported: Record<string, unknown>): void {
  if (plan.component !== null) {
    seen.html = renderToStaticMarkup(createElement(exported[plan.component] as ComponentType));
  } else if (isValidElement(seen.result)) {
    seen.html = renderToStaticMarkup(seen.result);
  }
}

function compareOutputs({ plan, seen, problems }: Run): void {
  for (const { language, code, line } of plan.outputs) {
    const difference = compareOutput(language, code, seen);
    if (difference !== null) problems.push({ line, message: difference });
  }
}

function watchConsole(): void {
  console.log = (...parts: unknown[]) => void current?.seen.logs.push(parts);
  console.error = (...parts: unknown[]) => {
    const message = format(...parts);
    // Packages of an older version use APIs that newer dependencies deprecate.
    if (/^Warning: .*(?:is deprecated|will be removed)/s.test(message)) return;
    current?.problems.push({ line: current.plan.line, message: `console.error: ${message}` });
  };
}

const tell = (message: RunMessage) => new Promise<void>((resolve) => process.send?.(message, () => resolve()));

async function runSamples(plans: RunPlan[]): Promise<void> {
  for (const plan of plans) {
    await tell({ started: plan.id });
    const problems = await runSample(plan);
    await tell({ finished: plan.id, problems });
  }
  process.exit();
}

Object.assign(globalThis, {
  checkDocs: probesOf,
  fetch: () => Promise.reject(new Error('fetch: a sample has no network while it is checked')),
});
watchConsole();
process.on('unhandledRejection', (error) => {
  current?.problems.push({ line: current.plan.line, message: `it rejects ${describe(error)}` });
});
// The listener keeps the process alive while a sample waits.
process.on('message', (plans: RunPlan[]) => void runSamples(plans));
