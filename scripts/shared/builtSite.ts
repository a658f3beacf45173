import { existsSync } from 'node:fs';
import { inProject } from '../../src/build/paths';

/** The folder of the site that the project has built. Throws Error when there is none. */
export function builtSite(): string {
  const folder = inProject('public');
  if (existsSync(inProject('public', 'index.html'))) return folder;
  throw new Error('There is no built site in public/: run "npm run build" first.');
}
