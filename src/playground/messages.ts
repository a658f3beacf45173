import type { ColorMode } from '../runtime/colorMode';
import type { Program } from '../shared/playground/compileProgram';
import { LOG_LEVELS, LOG_LIMITS, type LogLine, type LogValue } from '../shared/playground/logLine';
import type { Problem } from '../shared/playground/problem';

export type PageMessage =
  | { type: 'run'; program: Program }
  | { type: 'load'; scripts: readonly string[] }
  | { type: 'mode'; mode: ColorMode }
  /** The frame answers unless its code blocks the event loop. */
  | { type: 'ping' };

/** Messages from the frame to the page. Not trusted, because the code in the frame can send anything. */
export type FrameMessage =
  | { type: 'rendered'; height: number; version: string | null }
  | { type: 'height'; height: number }
  | { type: 'problem'; problem: Problem }
  | { type: 'log'; line: LogLine }
  /** The code begins to run. */
  | { type: 'started' }
  | { type: 'pong' };

/** Bounds of the result's height in px. */
const HEIGHTS = { min: 120, max: 1200 };

const MAX_MESSAGE_LENGTH = 2000;

const VERSION = /^\d[\w.+-]{0,40}$/;
const KINDS: readonly unknown[] = ['compile', 'run', 'stopped', 'load'] satisfies Problem['kind'][];

/**
 * Validates a message; clamps heights and truncates texts. `files` are the names that a problem may refer to. Returns
 * null for anything invalid.
 */
export function readFrameMessage(data: unknown, files: readonly string[]): FrameMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  const message = data as Record<string, unknown>;
  switch (message.type) {
    case 'pong':
    case 'started':
      return { type: message.type };
    case 'log': {
      const line = readLogLine(message.line);
      return line && { type: 'log', line };
    }
    case 'height':
      return isNumber(message.height) ? { type: 'height', height: bounded(message.height) } : null;
    case 'rendered': {
      const { height, version } = message;
      if (!isNumber(height)) return null;
      const known = typeof version === 'string' && VERSION.test(version);
      return { type: 'rendered', height: bounded(height), version: known ? version : null };
    }
    case 'problem': {
      const problem = readProblem(message.problem, files);
      return problem && { type: 'problem', problem };
    }
    default:
      return null;
  }
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

const bounded = (height: number) => Math.ceil(Math.min(HEIGHTS.max, Math.max(HEIGHTS.min, height)));

function readProblem(data: unknown, files: readonly string[]): Problem | null {
  if (typeof data !== 'object' || data === null) return null;
  const { kind, message, file, line } = data as Record<string, unknown>;
  if (!KINDS.includes(kind) || typeof message !== 'string') return null;
  const problem: Problem = { kind: kind as Problem['kind'], message: message.slice(0, MAX_MESSAGE_LENGTH) };
  if (typeof file === 'string' && files.includes(file)) {
    problem.file = file;
    if (Number.isSafeInteger(line) && (line as number) > 0) problem.line = line as number;
  }
  return problem;
}

function readLogLine(data: unknown): LogLine | null {
  if (typeof data !== 'object' || data === null) return null;
  const { level, values } = data as Record<string, unknown>;
  const known = LOG_LEVELS.find((it) => it === level);
  if (!known || !Array.isArray(values)) return null;
  const budget = { values: LOG_LIMITS.values };
  const read = values.slice(0, LOG_LIMITS.entries).map((value) => readLogValue(value, budget, 0));
  return { level: known, values: read.filter((value) => value !== null) };
}

const LOG_KINDS: readonly unknown[] = ['text', 'string', 'number', 'object', 'other'] satisfies LogValue['kind'][];

function readLogValue(data: unknown, budget: { values: number }, depth: number): LogValue | null {
  if (typeof data !== 'object' || data === null || budget.values-- <= 0) return null;
  const { kind, text, entries, more } = data as Record<string, unknown>;
  if (!LOG_KINDS.includes(kind) || typeof text !== 'string') return null;
  const value: LogValue = { kind: kind as LogValue['kind'], text: text.slice(0, LOG_LIMITS.characters + 1) };
  if (!Array.isArray(entries) || depth > LOG_LIMITS.depth) return value;
  value.entries = entries.slice(0, LOG_LIMITS.entries).flatMap((entry: unknown): [string, LogValue][] => {
    const [name, item] = Array.isArray(entry) ? (entry as unknown[]) : [];
    const read = readLogValue(item, budget, depth + 1);
    return typeof name === 'string' && read ? [[name.slice(0, LOG_LIMITS.characters), read]] : [];
  });
  if (Number.isSafeInteger(more) && (more as number) > 0) value.more = more as number;
  return value;
}
