import all from '../../setups/index.ts?sources';

/** A file of a setup and those that it imports, by their path in an app. Throws Error for a file that does not exist. */
export function setupFiles(file: string, found: Record<string, string> = {}): Record<string, string> {
  const path = [`setups/${file}.ts`, `setups/${file}.tsx`].find((name) => Object.hasOwn(all, name));
  const text = path && all[path];
  if (!text) throw new Error(`${file}: expected it among the files of setups`);
  if (Object.hasOwn(found, path)) return found;
  const imports = [...text.matchAll(/from '\.\/(\w+)'/g)];
  return imports.reduce((files, [, name]) => setupFiles(name!, files), { ...found, [path]: text });
}
