import type { Site } from '../content/schemas';
import type { LinkedPage } from './brokenLinks';

const FILE = 'content/site.yml';

/** The internal links in announcement and footer, as the links of a pseudo page. */
export function siteLinks({ announcement, footer }: Pick<Site, 'announcement' | 'footer'>): LinkedPage {
  const links = [announcement?.link, ...footer.flatMap((column) => column.links)].flatMap((link) => link?.to ?? []);
  const own = links.filter((target) => target.startsWith('/'));
  return { path: FILE, file: FILE, anchors: [], links: Object.fromEntries(own.map((target) => [target, target])) };
}
