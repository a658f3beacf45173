export interface Problem {
  /** Before the run, during the run, or because the run took too long. */
  kind: 'compile' | 'run' | 'stopped';
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
