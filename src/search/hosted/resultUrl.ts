import type { HostedSettings } from './types';

/**
 * Where a result leads: a path of the site with its hash, whatever host the index was filled from, or the full address
 * where that is wanted.
 *
 * @throws TypeError for what no link may lead to
 */
export function resultUrl(address: string, { pathPrefix, externalUrls }: HostedSettings): string {
  const { protocol, href, pathname, hash } = new URL(address, 'https://site.invalid');
  if (!/^https?:$/.test(protocol)) throw new TypeError(`A result leads to ${address}`);
  if (externalUrls?.test(address)) return href;
  const isInside = pathname === pathPrefix || pathname.startsWith(`${pathPrefix}/`);
  const path = (isInside ? pathname.slice(pathPrefix.length) : pathname).replace(/^\/*/, '/').replace(/(?!^)\/+$/, '');
  return path + hash;
}
