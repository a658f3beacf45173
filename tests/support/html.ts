import { readFileSync } from 'node:fs';
import type { Route } from './routes';

/** The static HTML of a page, as it was built. */
export const htmlOf = ({ path, template }: Pick<Route, 'path'> & Partial<Route>): string =>
  readFileSync(template === 'not-found' ? 'public/404.html' : `public${path}/index.html`, 'utf8');
