import type { Site } from '../layout/useSite';

/** What anyone may look for: the names of the documentation's main pages, as the footer lists them. */
export const mainPageNames = ({ footer }: Pick<Site, 'footer'>): string[] =>
  footer.flatMap(({ links }) => links.filter(({ to }) => to.startsWith('/docs/')).map(({ label }) => label));
