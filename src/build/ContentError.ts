/** Something wrong in a content file, told so that its author can mend it: where it is and what was expected. */
export class ContentError extends Error {
  /**
   * @param file path of the file, relative to the project
   * @param line line in the file, from 1
   * @param expected what is wrong there, and what was expected
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
