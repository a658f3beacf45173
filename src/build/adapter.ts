import type { AdapterInit, IAdapter } from 'gatsby';
import netlify from 'gatsby-adapter-netlify';

/** Whether the site is built by Netlify, which sets the variable. */
export const isOnNetlify = (variables: NodeJS.ProcessEnv): boolean => Boolean(variables.NETLIFY);

/** An adapter that leaves the build as it is. Without one, Gatsby looks for one on the network. */
const staticFiles: AdapterInit = (): IAdapter => ({ name: 'static-files', adapt: () => undefined });

/**
 * Netlify's adapter, which keeps Gatsby's cache from build to build. It would add headers of its own to `_headers`, which
 * the host joins to those of the site, and the site has no functions for it to prepare.
 */
const onNetlify: AdapterInit = (): IAdapter => ({ ...netlify(), adapt: () => undefined });

/**
 * What prepares the build for where it is deployed.
 *
 * @param variables the environment
 */
export const adapterFor = (variables: NodeJS.ProcessEnv): IAdapter =>
  isOnNetlify(variables) ? onNetlify() : staticFiles();
