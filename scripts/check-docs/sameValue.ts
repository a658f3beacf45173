import { inspect, isDeepStrictEqual } from 'node:util';

/** Deep equality, with an undefined property equal to a missing one. */
export const isSameValue = (a: unknown, b: unknown): boolean =>
  isDeepStrictEqual(withoutUndefined(a), withoutUndefined(b));

function withoutUndefined(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutUndefined);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  return Object.fromEntries(entries.map(([key, part]) => [key, withoutUndefined(part)]));
}

/** Formats a value on one line, for messages. */
export const printValue = (value: unknown): string =>
  inspect(value, { depth: 12, breakLength: Infinity, maxArrayLength: 200 });
