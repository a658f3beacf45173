import type { Import } from './types';

const isSheet = ({ from }: Import) => from.endsWith('.css');
const isOwn = ({ from }: Import) => from.startsWith('.');

/** React first; packages before own files; style sheets last, so that the app's own override the others. */
const rank = (line: Import) => [line.from !== 'react', isSheet(line), isOwn(line)].map(Number).join('');

const byName = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** Import statements, sorted by module. */
export const printImports = (imports: readonly Import[]): string =>
  [...imports]
    .sort((a, b) => byName(rank(a), rank(b)) || byName(a.from, b.from))
    .map(({ from, names }) => `import ${names ? `{ ${names.join(', ')} } from ` : ''}'${from}';\n`)
    .join('');
