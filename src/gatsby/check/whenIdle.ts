import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';

/** The share of the time in which a process that waits for a disk may be at work. */
const IDLE = 0.5;

/** Resolves when this process has had nothing else to do for some milliseconds. */
export async function idleFor(span: number): Promise<void> {
  let utilization = 1;
  while (utilization > IDLE) {
    const before = performance.eventLoopUtilization();
    await wait(span);
    ({ utilization } = performance.eventLoopUtilization(before));
  }
}

/** Milliseconds that work may take before it looks whether something else waits, and for which it then looks. */
const SPAN_MS = 50;

let last = -SPAN_MS;

/**
 * Resolves when this process has nothing else to do. For work that is not urgent, between its parts: what it would make
 * wait is done in hundreds of small steps, each of which would come after one of the parts.
 */
export async function whenIdle(): Promise<void> {
  if (performance.now() - last < SPAN_MS) return;
  await idleFor(SPAN_MS);
  last = performance.now();
}
