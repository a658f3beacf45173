import type { Output } from './types';

export interface RunPlan {
  id: number;
  bundle: string;
  /** Page line for problems without a more exact line. */
  line: number;
  /** Absolute path of the sample's module, and the page line of each line of its text. */
  path: string;
  lines: (number | null)[];
  throws: string | null;
  /** Export name of a component to render instead of the last statement's value. */
  component: string | null;
  outputs: Output[];
  /** Page line of each claim. */
  claims: number[];
}

/** `line` is a line of the page. */
export interface RunProblem {
  line: number;
  message: string;
}

/** Sent by the child process before and after each sample. */
export type RunMessage = { started: number } | { finished: number; problems: RunProblem[] };
