import type { HostedSettings } from './types';

/**
 * Site path and hash of a result, whatever host the index was filled from; the full URL if `externalUrls` matches.
 *
 * @throws TypeError for protocols other than HTTP and HTTPS
 */
export function resultUrl(address: string, { pathPrefix, externalUrls }: HostedSettings): string {
  const { protocol, href, pathname, hash } = new URL(address, 'https://site.invalid');
  if (!/^https?:$/.test(protocol)) throw new TypeError(`A result leads to ${address}`);
  if (externalUrls?.test(address)) return href;
  const isInside = pathname === pathPrefix || pathname.startsWith(`${pathPrefix}/`);
  const path = (isInside ? pathname.slice(pathPrefix.length) : pathname).replace(/^\/*/, '/').replace(/(?!^)\/+$/, '');
  return path + hash;
}
