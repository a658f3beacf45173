import { LOG_LIMITS, type LogValue } from '../../shared/playground/logLine';
import { SOURCE_URL } from './problemOf';

/** Counts the values of a line. */
interface LogBudget {
  values: number;
}

/** Takes the place of a property that code computes. */
const GETTER = Symbol('getter');

const cut = (text: string) => (text.length > LOG_LIMITS.characters ? `${text.slice(0, LOG_LIMITS.characters)}…` : text);

/** Describes a value without running its getters. */
export function toLogValue(value: unknown, budget: LogBudget, ancestors: readonly object[] = []): LogValue {
  budget.values--;
  try {
    if (value === GETTER) return { kind: 'other', text: '(…)' };
    if (typeof value === 'string') return { kind: ancestors.length > 0 ? 'string' : 'text', text: cut(value) };
    if (typeof value === 'function') return { kind: 'other', text: `ƒ ${value.name || 'anonymous'}()` };
    if (typeof value !== 'object' || value === null) return { kind: kindOf(value), text: cut(String(value)) };
    if (ancestors.includes(value)) return { kind: 'other', text: '[circular]' };
    const text = textOf(value);
    if (text !== null) return { kind: 'other', text: cut(text) };
    return objectValue(value, budget, [...ancestors, value]);
  } catch {
    return { kind: 'other', text: '[unreadable]' };
  }
}

const kindOf = (value: unknown) => (typeof value === 'number' || typeof value === 'bigint' ? 'number' : 'other');

/** The text of objects that need not be opened. */
function textOf(value: object): string | null {
  if (value instanceof Error) return `${value.name}: ${value.message}${placesIn(value.stack)}`;
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString();
  if (value instanceof RegExp) return String(value);
  if (value instanceof Element) return (value.cloneNode(false) as Element).outerHTML;
  return null;
}

/** Lines of a stack that are in the example. */
const placesIn = (stack = '') =>
  stack
    .split('\n')
    .filter((line) => line.includes(SOURCE_URL))
    .map((line) => `\n${line.replace(SOURCE_URL, '')}`)
    .join('');

function objectValue(value: object, budget: LogBudget, ancestors: readonly object[]): LogValue {
  const all = propertiesOf(value);
  const isDeep = ancestors.length > LOG_LIMITS.depth;
  const entries: [string, LogValue][] = [];
  for (const [name, item] of isDeep ? [] : all.slice(0, LOG_LIMITS.entries)) {
    if (budget.values <= 0) break;
    entries.push([cut(name), toLogValue(item, budget, ancestors)]);
  }
  return { kind: 'object', text: classOf(value, all.length), entries, more: all.length - entries.length };
}

function classOf(value: object, size: number): string {
  const name = (Object.getPrototypeOf(value) as object | null)?.constructor?.name ?? '';
  if (Array.isArray(value) || value instanceof Map || value instanceof Set) return `${name}(${size})`;
  return name === 'Object' ? '' : cut(name);
}

function propertiesOf(value: object): [name: string, item: unknown][] {
  if (value instanceof Map) return [...value].map(([key, item]) => [nameOf(key), item]);
  if (value instanceof Set) return [...value].map((item, index) => [String(index), item]);
  return Object.entries(Object.getOwnPropertyDescriptors(value))
    .filter(([, { enumerable }]) => enumerable)
    .map(([name, { get, value: item }]) => [name, get ? GETTER : (item as unknown)]);
}

const nameOf = (key: unknown) => (typeof key === 'object' && key !== null ? '{…}' : String(key));
