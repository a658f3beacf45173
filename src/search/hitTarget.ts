import { withPrefix } from 'gatsby';
import { isSitePath } from '../shared/navigation/sitePath';
import { goTo } from '../runtime/router';

/** The `href` of a hit, with the path prefix if it is on this site. */
export const hrefOf = (url: string): string => (isSitePath(url) ? withPrefix(url) : url);

/** Goes to a hit; pages of this site are not reloaded. */
export function openHit(url: string): void {
  if (isSitePath(url)) goTo(withPrefix(url));
  else window.location.assign(url);
}
