import type { Problem } from '../../shared/playground/problem';
import { StoppedError } from '../../shared/playground/createLoopGuard';

/** Prefix of example files in stack traces. */
export const SOURCE_URL = 'example:///';

const PLACE = new RegExp(`${SOURCE_URL}([^:)\\s]+):(\\d+)`);

/** Describes anything thrown by an example: kind, message, and file and line if the stack has them. */
export function problemOf(error: unknown): Problem {
  const kind = error instanceof StoppedError ? 'stopped' : 'run';
  if (!(error instanceof Error)) return { kind, message: `Thrown: ${textOf(error)}` };
  const message = kind === 'stopped' ? error.message : `${error.name}: ${error.message}`;
  const [, file, line] = PLACE.exec(error.stack ?? '') ?? [];
  return file === undefined ? { kind, message } : { kind, message, file: decodeURI(file), line: Number(line) };
}

export function textOf(value: unknown): string {
  try {
    return String(value);
  } catch {
    return '[unreadable]';
  }
}
