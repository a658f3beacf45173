import type { Output } from './types';

/** What the child process is told of a sample that it runs. */
export interface RunPlan {
  id: number;
  /** Absolute path of its bundle. */
  bundle: string;
  /** Line of the page that stands for the whole sample. */
  line: number;
  /** Absolute path of its file, and the line of the page for each line of its text. */
  path: string;
  lines: (number | null)[];
  throws: string | null;
  /** Name by which it exports a component that is rendered, rather than what its last statement gives. */
  component: string | null;
  outputs: Output[];
  /** Line of the page of each claim that it makes. */
  claims: number[];
}

/** Something that was not as the page says: on which of its lines. */
export interface RunProblem {
  line: number;
  message: string;
}

/** What the child process tells: that a sample starts, and what came of it. */
export type RunMessage = { started: number } | { finished: number; problems: RunProblem[] };
