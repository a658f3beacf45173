import { fork } from 'node:child_process';
import type { RunMessage, RunPlan, RunProblem } from './types';

/** Timeout per sample in milliseconds. */
const TIMEOUT_MS = 10_000;

/** Runs samples one after another in a child process, restarted if a sample ends it. `limit` is in milliseconds. */
export async function runSamples(
  runner: string,
  plans: readonly RunPlan[],
  limit = TIMEOUT_MS,
): Promise<Map<number, RunProblem[]>> {
  const results = new Map<number, RunProblem[]>();
  for (let rest = plans; rest.length > 0; rest = plans.filter(({ id }) => !results.has(id))) {
    const { id, reason } = await runUntilEnd(runner, rest, results, limit);
    const ended = plans.find((plan) => plan.id === id);
    if (!ended) throw new Error(`The samples do not run: ${reason}`);
    if (!results.has(ended.id)) results.set(ended.id, [{ line: ended.line, message: reason }]);
  }
  return results;
}

/** Resolves when the process ends, after all samples or early. */
function runUntilEnd(
  runner: string,
  plans: readonly RunPlan[],
  results: Map<number, RunProblem[]>,
  limit: number,
): Promise<{ id: number | undefined; reason: string }> {
  return new Promise((resolve, reject) => {
    const child = fork(runner, {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      serialization: 'advanced',
      execArgv: ['--enable-source-maps'],
    });
    let id: number | undefined;
    let isLate = false;
    let errors = '';
    let timer: NodeJS.Timeout | undefined;
    child.stderr?.on('data', (data: Buffer) => (errors += data.toString()));
    child.on('error', reject);
    child.on('message', (message: RunMessage) => {
      clearTimeout(timer);
      if ('finished' in message) {
        results.set(message.finished, message.problems);
        return;
      }
      id = message.started;
      timer = setTimeout(() => {
        isLate = true;
        child.kill('SIGKILL');
      }, limit);
    });
    child.on('close', () => {
      clearTimeout(timer);
      const reason = isLate ? `it does not end within ${limit / 1000} s` : `it ends the process. ${errors}`.trim();
      resolve({ id, reason });
    });
    child.send(plans);
  });
}
