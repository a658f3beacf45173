import type { GatsbyConfig } from 'gatsby';
import { adapterFor } from './src/build/adapter';
import { buildDigest } from './src/build/buildDigest';
import { readSite } from './src/build/content/readContent';
import { readEnvironment } from './src/build/environment';

const { siteUrl, pathPrefix, gtagId } = readEnvironment(process.env);

const config: GatsbyConfig = {
  siteMetadata: { ...readSite(), siteUrl, build: buildDigest() },
  pathPrefix,
  trailingSlash: 'never',
  adapter: adapterFor(process.env),
  // Head files and emotion need no import of React.
  jsxRuntime: 'automatic',
  plugins: [
    {
      resolve: 'gatsby-source-filesystem',
      options: {
        name: 'docs',
        path: './content/docs',
        ignore: ['**/node_modules/**', '**/package.json', '**/_scratch-*/**'],
      },
    },
    { resolve: 'gatsby-source-filesystem', options: { name: 'pages', path: './content/pages' } },
    { resolve: 'gatsby-plugin-mdx', options: { extensions: ['.mdx'] } },
    ...(gtagId
      ? [
          {
            resolve: 'gatsby-plugin-google-gtag',
            options: {
              trackingIds: [gtagId],
              gtagConfig: { send_page_view: false },
              // Its own page views lack the title and the address, so they are off.
              pluginConfig: { respectDNT: true, exclude: ['/**'] },
            },
          },
        ]
      : []),
  ],
};

export default config;
