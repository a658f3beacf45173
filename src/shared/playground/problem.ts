export interface Problem {
  /**
   * The code does not compile; it failed while it ran; it was stopped; a file of the site did not load; a draft waits
   * to be run; or its types are wrong.
   */
  kind: 'compile' | 'run' | 'stopped' | 'load' | 'waiting' | 'types';
  message: string;
  file?: string;
  /** From 1. */
  line?: number;
}

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
