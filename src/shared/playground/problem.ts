export interface Problem {
  /**
   * The code does not compile; it failed while it ran; it was stopped; a file of the site did not load; or a draft
   * waits to be run.
   */
  kind: 'compile' | 'run' | 'stopped' | 'load' | 'waiting';
  message: string;
  file?: string;
  /** From 1. */
  line?: number;
}

/** What a check of the types found. */
export type TypeProblem = Omit<Problem, 'kind'>;

export class CompileError extends Error {
  constructor(
    message: string,
    readonly file: string,
    readonly line?: number,
  ) {
    super(message);
    this.name = 'CompileError';
  }
}
