import access from '../../setups/access.tsx?raw';
import arabic from '../../setups/arabic.ts?raw';
import customOperators from '../../setups/customOperators.tsx?raw';
import german from '../../setups/german.ts?raw';
import limits from '../../setups/limits.tsx?raw';
import slowServer from '../../setups/slowServer.tsx?raw';
import translated from '../../setups/translated.tsx?raw';
import types from '../../setups/types.ts?raw';
import useRefusal from '../../setups/useRefusal.tsx?raw';
import vetoes from '../../setups/vetoes.tsx?raw';

const FILES: Record<string, string> = {
  'access.tsx': access,
  'arabic.ts': arabic,
  'customOperators.tsx': customOperators,
  'german.ts': german,
  'limits.tsx': limits,
  'slowServer.tsx': slowServer,
  'translated.tsx': translated,
  'types.ts': types,
  'useRefusal.tsx': useRefusal,
  'vetoes.tsx': vetoes,
};

/** A file of a setup and those that it imports, by their path in an app. Throws Error for a file that is not listed. */
export function setupFiles(file: string, found: Record<string, string> = {}): Record<string, string> {
  const path = Object.keys(FILES).find((name) => name.replace(/\.tsx?$/, '') === file);
  const text = path && FILES[path];
  if (!text) throw new Error(`${file}: expected it among the files of setups`);
  if (Object.hasOwn(found, `setups/${path}`)) return found;
  const before = { ...found, [`setups/${path}`]: text };
  return [...text.matchAll(/from '\.\/(\w+)'/g)].reduce((files, [, name]) => setupFiles(name!, files), before);
}
