/** Something that is wrong with an example, told to the reader who edits it. */
export interface Problem {
  /** Where it came up: before it ran, while it ran, or because it ran for too long. */
  kind: 'compile' | 'run' | 'stopped';
  message: string;
  /** The file, as the editor names it. */
  file?: string;
  /** The line in it, from 1. */
  line?: number;
}

/** Why an example does not compile. */
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
