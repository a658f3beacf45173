import { listFiles } from '../../src/build/listFiles';
import { ROUTES } from '../../tests/support/routes';

/** What the site is asked for besides its pages: a file of each kind that many visits load, and what is no file. */
const OTHERS: readonly (string | RegExp)[] = [
  /^app-\w+\.js$/,
  /^styles\/[^/]+\.css$/,
  /^fonts\/[^/]+\.woff2$/,
  'search-index/5.json',
  'docs/intro.md',
  'nowhere',
  'docs/intro.html',
  'react-querybuilder?x=1',
];

/**
 * Every route, and the other addresses.
 *
 * @param site folder of the built site
 * @throws Error when it lacks a file of one kind
 */
export function loadedAddresses(site: string): string[] {
  const files = listFiles(site);
  const others = OTHERS.map((wanted) => {
    const name = typeof wanted === 'string' ? wanted : files.find((file) => wanted.test(file));
    if (name === undefined) throw new Error(`The built site has no file ${wanted}`);
    return `/${name}`;
  });
  return [...ROUTES.map(({ path }) => path), ...others];
}
