import type { AdapterInit, IAdapter } from 'gatsby';
import netlify from 'gatsby-adapter-netlify';

/** Netlify sets the variable NETLIFY in its builds. */
export const isOnNetlify = (variables: NodeJS.ProcessEnv): boolean => Boolean(variables.NETLIFY);

/** An adapter that does nothing. Without an adapter, Gatsby looks for one on the network. */
const staticFiles: AdapterInit = (): IAdapter => ({ name: 'static-files', adapt: () => undefined });

/**
 * Netlify's adapter, only to keep Gatsby's cache between builds. Its `adapt` is skipped: it would append its own
 * headers to `_headers`, which the host merges with the site's, and the site has no functions.
 */
const onNetlify: AdapterInit = (): IAdapter => ({ ...netlify(), adapt: () => undefined });

export const adapterFor = (variables: NodeJS.ProcessEnv): IAdapter =>
  isOnNetlify(variables) ? onNetlify() : staticFiles();
