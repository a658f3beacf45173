/** The value under a name that an author wrote; undefined for `constructor` and the like, which every object inherits. */
export function own<T>(values: Record<string, T>, name: string): T | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}
