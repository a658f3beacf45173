import { useEffect } from 'react';
import { applyPageStylesheets, pageStylesheet } from '../runtime/pageStylesheets';

/** Style sheets that only some pages need, in the head of the static page; in a browser, the page looks after them itself. */
export function PageStylesheets({ hrefs }: { hrefs: readonly string[] }) {
  useEffect(() => applyPageStylesheets(hrefs));
  return typeof window === 'undefined' ? hrefs.map((href) => <link key={href} {...pageStylesheet(href)} />) : null;
}
