import type { GatsbyConfig } from 'gatsby';
import { adapterFor } from './src/gatsby/adapter';
import { NOT_CONTENT_PATH } from './src/gatsby/content/listContent';
import { readSite } from './src/gatsby/content/readContent';
import { readEnvironment } from './src/gatsby/environment';
import { SCHEMA_TYPES_FILE } from './src/gatsby/generatedTypes';

const { siteUrl, pathPrefix, gtagId } = readEnvironment(process.env);

/** Nothing where the file is invalid: onPreBootstrap reports it with all other mistakes, and ends. */
function readValidSite() {
  try {
    return readSite();
  } catch {
    return {};
  }
}

const config: GatsbyConfig = {
  siteMetadata: { ...readValidSite(), siteUrl },
  pathPrefix,
  trailingSlash: 'never',
  adapter: adapterFor(process.env),
  graphqlTypegen: {
    generateOnBuild: true,
    typesOutputPath: SCHEMA_TYPES_FILE,
    documentSearchPaths: ['./src/gatsby/pages/createPages.ts'],
  },
  // Head files and emotion do not import React.
  jsxRuntime: 'automatic',
  plugins: [
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'docs', path: './content/docs', ignore: [NOT_CONTENT_PATH] },
    },
    { resolve: 'gatsby-source-filesystem', options: { name: 'pages', path: './content/pages' } },
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'tables', path: './content', ignore: ['**/content/*/**'] },
    },
    { resolve: 'gatsby-source-filesystem', options: { name: 'static', path: './static', ignore: ['**/fonts/**'] } },
    'valid-front-matter',
    { resolve: 'gatsby-plugin-mdx', options: { extensions: ['.mdx'] } },
    ...(gtagId
      ? [
          {
            resolve: 'gatsby-plugin-google-gtag',
            options: {
              trackingIds: [gtagId],
              gtagConfig: { send_page_view: false },
              // The plugin's own page views lack title and address, so they are disabled.
              pluginConfig: { respectDNT: true, exclude: ['/**'] },
            },
          },
        ]
      : []),
  ],
};

export default config;
