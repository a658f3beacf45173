import { existsSync, readFileSync } from 'node:fs';
import type { Reporter } from 'gatsby';
import { inProject } from './paths';

/** The types of all queries. Gatsby writes them at the end of a build; they are committed for `npm run types`. */
export const TYPES_FILE = 'src/gatsby-types.d.ts';

const read = () => (existsSync(inProject(TYPES_FILE)) ? readFileSync(inProject(TYPES_FILE), 'utf8') : '');

let before: string | undefined;

/** Reads the committed types before Gatsby overwrites them. */
export const readCommittedTypes = (): void => void (before = read());

/** Fails the build when the committed types did not match the schema and queries. */
export function requireCurrentTypes(reporter: Pick<Reporter, 'panic'>): void {
  if (before === read()) return;
  reporter.panic(`${TYPES_FILE} was out of date and is updated: run npm run types, commit the file, and build again.`);
}
