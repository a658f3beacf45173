import { inspect, isDeepStrictEqual } from 'node:util';

/** Whether two values are alike to a reader: a property that is undefined is as one that is not there. */
export const isSameValue = (a: unknown, b: unknown): boolean =>
  isDeepStrictEqual(withoutUndefined(a), withoutUndefined(b));

function withoutUndefined(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutUndefined);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  return Object.fromEntries(entries.map(([key, part]) => [key, withoutUndefined(part)]));
}

/** A value on one line, for a message. */
export const show = (value: unknown): string =>
  inspect(value, { depth: 12, breakLength: Infinity, maxArrayLength: 200 });
