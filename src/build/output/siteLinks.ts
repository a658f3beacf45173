import type { Site } from '../content/schemas';
import type { LinkedPage } from './brokenLinks';

const FILE = 'content/site.yml';

/** The links of the announcement and the footer to the site itself, as those of a page that only they are on. */
export function siteLinks({ announcement, footer }: Pick<Site, 'announcement' | 'footer'>): LinkedPage {
  const links = [announcement?.link, ...footer.flatMap((column) => column.links)].flatMap((link) => link?.to ?? []);
  const own = links.filter((target) => target.startsWith('/'));
  return { path: FILE, file: FILE, anchors: [], links: Object.fromEntries(own.map((target) => [target, target])) };
}
