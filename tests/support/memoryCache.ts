/** Gatsby's cache of a plugin, in memory. */
export function memoryCache() {
  const values = new Map<string, unknown>();
  return {
    values,
    get: (key: string) => Promise.resolve(values.get(key)),
    set: (key: string, value: unknown) => Promise.resolve(values.set(key, value) && value),
  };
}
