import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '../../src/gatsby/environment';
import { renderNginx } from '../../src/gatsby/output/nginx';
import { parseHeaders, parseRedirects } from '../serve/rules';

/**
 * The configuration of nginx for a built site, from the files that the site has for other hosts.
 *
 * @param root folder on the host; the site is below it at the path prefix
 */
export function siteConfig(site: string, { siteUrl, pathPrefix }: Environment, root = '/var/www/site'): string {
  const read = (name: string) => readFileSync(join(site, name), 'utf8');
  // Without other forms of an address and the twins of pages, for which the configuration has patterns.
  const redirects = parseRedirects(read('_redirects')).filter(({ isForced }) => isForced);
  const headers = parseHeaders(read('_headers')).filter(({ headers: { Link } }) => !Link);
  return renderNginx(redirects, headers, pathPrefix, new URL(siteUrl).hostname, root);
}
