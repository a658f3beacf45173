import type { AdapterInit, IAdapter } from 'gatsby';
import netlify from 'gatsby-adapter-netlify';

/** An adapter that leaves the build as it is. Without one, Gatsby looks for one on the network. */
const staticFiles: AdapterInit = (): IAdapter => ({ name: 'static-files', adapt: () => undefined });

/**
 * What prepares the build for where it is deployed: Netlify's adapter on Netlify, else nothing.
 *
 * @param variables the environment; Netlify sets NETLIFY
 */
export const adapterFor = (variables: NodeJS.ProcessEnv) => (variables.NETLIFY ? netlify() : staticFiles());
