import type { Problem } from '../problem';
import { StoppedError } from './createGuard';

/** How the engine names a file of an example in a stack. */
export const SOURCE_URL = 'example:///';

const PLACE = new RegExp(`${SOURCE_URL}([^:)\\s]+):(\\d+)`);

/**
 * Tells an error of an example: its name and message, and the line of the example that it came from.
 *
 * @param error anything, for anything can be thrown
 */
export function problemOf(error: unknown): Problem {
  const kind = error instanceof StoppedError ? 'stopped' : 'run';
  if (!(error instanceof Error)) return { kind, message: `Thrown: ${textOf(error)}` };
  const message = kind === 'stopped' ? error.message : `${error.name}: ${error.message}`;
  const [, file, line] = PLACE.exec(error.stack ?? '') ?? [];
  return file === undefined ? { kind, message } : { kind, message, file: decodeURI(file), line: Number(line) };
}

function textOf(value: unknown): string {
  try {
    return String(value);
  } catch {
    return 'something that has no text';
  }
}
