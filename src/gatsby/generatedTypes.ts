import { existsSync, readFileSync, watchFile, writeFileSync } from 'node:fs';
import type { Reporter } from 'gatsby';
import { inProject } from './paths';

/** Where Gatsby writes the types of the whole schema, of which the queries use a fiftieth. */
export const SCHEMA_TYPES_FILE = '.cache/schema-types.d.ts';

/** The types of all queries, which are committed for `npm run types`. */
const TYPES_FILE = 'src/gatsby-types.d.ts';

const read = (file: string) => (existsSync(inProject(file)) ? readFileSync(inProject(file), 'utf8') : '');

/** The declarations of queries and fragments, and of the types that they refer to. */
export function queryTypes(schemaTypes: string): string {
  const code = schemaTypes.replace(/^ *\/\*.*?\*\/\n/gms, '').replace(/\}\s*$/, '');
  const declarations = new Map(
    code
      .split(/^type /m)
      .slice(1)
      .map((declaration) => [/^\w+/.exec(declaration)?.[0] ?? '', `type ${declaration.trim()}`]),
  );
  const used = new Set([...declarations.keys()].filter((name) => /.(?:Query|QueryVariables|Fragment)$/.test(name)));
  // The loop also visits names that are added during it.
  for (const name of used) {
    for (const [word] of declarations.get(name)?.matchAll(/\w+/g) ?? []) if (declarations.has(word)) used.add(word);
  }
  const kept = [...declarations].filter(([name]) => used.has(name)).map(([, declaration]) => declaration);
  return `/* Written by a build. */\ndeclare namespace Queries {\n\n${kept.join('\n\n')}\n\n}\n`;
}

/** Updates the committed types; returns whether they did not match the schema and the queries. */
function updateTypes(): boolean {
  // They go away while somebody cleans Gatsby's cache.
  if (!existsSync(inProject(SCHEMA_TYPES_FILE))) return false;
  const types = queryTypes(read(SCHEMA_TYPES_FILE));
  if (types === read(TYPES_FILE)) return false;
  writeFileSync(inProject(TYPES_FILE), types);
  return true;
}

/** Fails the build when the committed types did not match the schema and the queries. */
export function requireCurrentTypes(reporter: Pick<Reporter, 'panic'>): void {
  if (!updateTypes()) return;
  reporter.panic(`${TYPES_FILE} was out of date and is updated: run npm run types, commit the file, and build again.`);
}

/** Keeps the types current during development, when Gatsby writes its own after each change of a query. */
export const watchTypes = (): void => void watchFile(inProject(SCHEMA_TYPES_FILE), { interval: 1000 }, updateTypes);
