import type { IAdapter } from 'gatsby';
import netlify from 'gatsby-adapter-netlify';

/** Netlify sets the variable NETLIFY in its builds. */
export const isOnNetlify = (variables: NodeJS.ProcessEnv): boolean => Boolean(variables.NETLIFY);

/**
 * Without an adapter, Gatsby looks for one on the network. Netlify's keeps Gatsby's cache between builds; what it does
 * after a build is skipped: it would append its own headers to `_headers`, which the host merges with the site's, and
 * the site has no functions.
 */
export const adapterFor = (variables: NodeJS.ProcessEnv): IAdapter => ({
  ...(isOnNetlify(variables) ? netlify() : { name: 'static-files' }),
  adapt: () => undefined,
});
