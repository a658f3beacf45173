/** Remembers what a function gives for each text, as long as the process runs, unless it fails. */
export function memoize<T, Rest extends unknown[]>(
  read: (key: string, ...rest: Rest) => T,
): (key: string, ...rest: Rest) => T {
  const known = new Map<string, { value: T }>();
  return (key, ...rest) => {
    const found = known.get(key);
    if (found) return found.value;
    const value = read(key, ...rest);
    known.set(key, { value });
    if (value instanceof Promise) value.catch(() => known.delete(key));
    return value;
  };
}
