import { useEffect } from 'react';
import { applyPageStylesheets, pageStylesheet } from '../runtime/pageStylesheets';

/** Rendered in static HTML; in browsers an effect manages the links in the head. */
export function PageStylesheets({ hrefs }: { hrefs: readonly string[] }) {
  useEffect(() => applyPageStylesheets(hrefs));
  return typeof window === 'undefined' ? hrefs.map((href) => <link key={href} {...pageStylesheet(href)} />) : null;
}
