/** A mistake in a content file. The message begins with `file:line:`, so that its author can find and fix it. */
export class ContentError extends Error {
  /** Further mistakes that were found with this one. */
  more: readonly ContentError[] = [];

  /**
   * @param file path relative to the project
   * @param line from 1
   * @param reason what is wrong, and what was expected
   */
  constructor(
    readonly file: string,
    readonly line: number,
    readonly reason: string,
  ) {
    super(`${file}:${line}: ${reason}`);
    this.name = 'ContentError';
  }

  /** One error for several mistakes, which may not be empty. */
  static ofAll([first, ...more]: readonly ContentError[]): ContentError {
    if (!first) throw new Error('expected a mistake');
    return Object.assign(first, { more });
  }
}

/** The mistakes that an action throws; none if it succeeds. */
export async function mistakesOf(action: () => unknown): Promise<ContentError[]> {
  try {
    await action();
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return [error, ...error.more];
  }
}

/** Takes the mistakes of a file, which is then left out, or has other fields. */
export type OnMistakes = (mistakes: readonly ContentError[]) => void;

export const throwMistakes: OnMistakes = (mistakes) => {
  throw ContentError.ofAll(mistakes);
};

/** What an action gives, or what there is instead when it throws mistakes. */
export function orInstead<T>(action: () => T, instead: (mistakes: readonly ContentError[]) => T): T {
  try {
    return action();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return instead([error, ...error.more]);
  }
}

/** Mistakes for their author, by file and line, without duplicates: what is wrong, and below it what was expected. */
export function formatMistakes(mistakes: readonly ContentError[]): string[] {
  return [...new Set(byPlace(mistakes).map(twoLines))];
}

/** In the order of files and lines. */
export const byPlace = <T extends Pick<ContentError, 'file' | 'line'>>(found: readonly T[]): T[] =>
  [...found].sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));

function twoLines({ file, line, reason }: ContentError): string {
  const [, wrong = reason, expected] = /^(.*?)[:;,]?\s*\b(expected [^]*)$/.exec(reason) ?? [];
  return `${file}:${line} ${wrong}${expected ? `\n  ${expected}` : ''}`;
}
