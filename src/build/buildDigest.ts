import { readFileSync } from 'node:fs';
import { installedDigest } from './codeDigest';
import { digestOf } from './digest';
import { inProject } from './paths';

/**
 * Changes with the code of the build, which Gatsby has bundled to this file by the time that it reads its configuration,
 * and with the packages that it uses. Gatsby keeps what a query gave until a node changes that it read, and knows nothing
 * of the code that gave it: so the site, which every page reads, has the digest.
 */
export const buildDigest = (): string =>
  digestOf(readFileSync(inProject('.cache/compiled/gatsby-node.js')), installedDigest());
