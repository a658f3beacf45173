/**
 * @param name used in the error message
 * @throws Error if a query returned null or undefined
 */
export function required<T>(value: T | null | undefined, name: string): T {
  if (value === null || value === undefined) throw new Error(`expected ${name}, which the page shows`);
  return value;
}
