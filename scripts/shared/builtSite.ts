import { existsSync } from 'node:fs';
import { inProject } from '../../src/gatsby/paths';

/** Folder of the built site. Throws Error if missing. */
export function builtSite(): string {
  const folder = inProject('public');
  if (existsSync(inProject('public', 'index.html'))) return folder;
  throw new Error('There is no built site in public/: run "npm run build" first.');
}
