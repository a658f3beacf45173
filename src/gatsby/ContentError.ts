/** A mistake in a content file. The message begins with `file:line:`, so that its author can find and fix it. */
export class ContentError extends Error {
  /**
   * @param file path relative to the project
   * @param line from 1
   * @param expected what is wrong, and what was expected
   */
  constructor(
    readonly file: string,
    readonly line: number,
    expected: string,
  ) {
    super(`${file}:${line}: ${expected}`);
    this.name = 'ContentError';
  }
}
