import type { Site } from '../runtime/useSite';

/** Suggestions for any visitor: names of the main documentation pages, from the footer. */
export const mainPageNames = ({ footer }: Pick<Site, 'footer'>): string[] =>
  footer.flatMap(({ links }) => links.filter(({ to }) => to.startsWith('/docs/')).map(({ label }) => label));
