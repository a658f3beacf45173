import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { GatsbyNode } from 'gatsby';
import { installedDigest } from './codeDigest';
import { API_HISTORY_FILE } from './content/readContent';
import { digestOf } from './digest';
import { readEnvironment } from './environment';
import { emptyCache, NODE_APIS } from './gatsbyInternals';
import { inProject } from './paths';

/** Hash of the inputs of the last complete build, or of the last development server start. */
const FILE = inProject('.cache', 'build-digest');

/** Hash of the inputs that affect all pages but are not in nodes: code, packages, versions, releases, mode and prefix. */
const currentDigest = () =>
  digestOf(
    readFileSync(NODE_APIS),
    installedDigest(),
    readFileSync(inProject('content', 'versions.yml')),
    readFileSync(inProject(API_HISTORY_FILE)),
    process.env.NODE_ENV ?? '',
    readEnvironment(process.env).pathPrefix,
  );

/**
 * Empties Gatsby's cache when the build code has changed (Gatsby itself only watches gatsby-node.ts), or when the last
 * build did not finish: Gatsby saves nodes immediately, but the list of pages to build only at the end.
 */
export const onPreInit: GatsbyNode['onPreInit'] = ({ store }) => {
  if (!existsSync(FILE) || readFileSync(FILE, 'utf8') !== currentDigest()) emptyCache(store);
};

export const markBuildStarted = (): void => rmSync(FILE, { force: true });

export const markBuildComplete = (): void => writeFileSync(FILE, currentDigest());
