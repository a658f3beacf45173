import type { Node } from 'unist';
import type { Output, Sample } from './types';

/** The tabs in which the outputs of a sample stand; null for one that stands in none. */
export type TabOutputs = Map<Sample, (Node | null)[]>;

/**
 * Gives a sample what the fence behind it says that it prints.
 *
 * @returns why the fence cannot be an output; null when it is one now
 */
export function addOutput(
  output: Output,
  sample: Sample | undefined,
  tab: Node | null,
  tabs: TabOutputs,
): string | null {
  if (!sample) return 'output: expected a sample before it';
  if (sample.unchecked !== null || sample.error !== null || sample.throws !== null) {
    return `output: the sample of line ${sample.line - 1} before it is not run to its end`;
  }
  const others = tabs.get(sample) ?? [];
  if (others.length > 0 && (tab === null || others.includes(tab) || others.includes(null))) {
    return `output: the sample of line ${sample.line - 1} has one already; several stand in tabs of their own`;
  }
  tabs.set(sample, [...others, tab]);
  sample.outputs.push(output);
  return null;
}
