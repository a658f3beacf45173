import type { Import } from './types';

const isSheet = ({ from }: Import) => from.endsWith('.css');
const isOwn = ({ from }: Import) => from.startsWith('.');

/** React first; packages before own files; style sheets last, so that the app's own override the others. */
const rank = (line: Import) => [line.from !== 'react', isSheet(line), isOwn(line)].map(Number).join('');

const byName = (a: string, b: string) => (a < b ? -1 : Number(a > b));
const bare = (name: string) => name.replace(/^type /, '').toLowerCase();

/** Import statements, sorted and merged by module. */
export function printImports(imports: readonly Import[]): string {
  const merged = new Map<string, Import>();
  for (const line of imports) {
    const names = new Set([...(merged.get(line.from)?.names ?? []), ...(line.names ?? [])]);
    merged.set(line.from, { ...line, names: [...names].sort((a, b) => byName(bare(a), bare(b))) });
  }
  return [...merged.values()]
    .sort((a, b) => byName(rank(a), rank(b)) || byName(a.from, b.from))
    .map(({ from, names = [] }) => `import ${names.length > 0 ? `{ ${names.join(', ')} } from ` : ''}'${from}';\n`)
    .join('');
}
