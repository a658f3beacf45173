import { readFileSync } from 'node:fs';
import type { Route } from './routes';

/** Static HTML of a page, from the build. */
export const htmlOf = ({ path, template }: Pick<Route, 'path'> & Partial<Route>): string =>
  readFileSync(template === 'not-found' ? 'public/404.html' : `public${path}/index.html`, 'utf8');
