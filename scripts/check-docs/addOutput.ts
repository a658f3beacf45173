import type { Node } from 'unist';
import type { Output, Sample } from './types';

/** The tab of each output of a sample; null for an output outside tabs. */
export type TabOutputs = Map<Sample, (Node | null)[]>;

/** Adds an output fence to the sample before it. Returns why the fence is not a valid output; null if it was added. */
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
