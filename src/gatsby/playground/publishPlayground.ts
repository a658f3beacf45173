import type { GatsbyCache } from 'gatsby';
import { codeDigest } from '../codeDigest';
import { digestOf } from '../digest';
import { publishFile, removeFiles } from '../files';
import { inProject } from '../paths';
import { PLAYGROUND_FOLDER } from './framePage';
import { versionFiles } from './versionFiles';
import { importablePackages } from './workspace';

const CACHE_KEY = 'playground';

/** Inputs of the published files besides packages; see versionFiles. */
const SOURCES = [
  'src/gatsby/playground/versionFiles.ts',
  'src/playground/frame/main.ts',
  'src/playground/frame/frame.css',
  'src/playground/types/worker.ts',
  'src/theme/global.css',
  'src/ui/liveExample.css',
];

interface Published {
  digest: string;
  files: Record<string, string>;
}

/**
 * Writes what the live editor of each version loads to `/playground`: the frame's page, the importable packages and a
 * script for each. They are built only when an input changes, but written on every start, because Gatsby removes HTML
 * and CSS files.
 */
export async function publishPlayground(
  versions: readonly string[],
  siteUrl: string,
  cache: Pick<GatsbyCache, 'get' | 'set'>,
): Promise<void> {
  const digest = inputDigest(versions, siteUrl);
  let published = (await cache.get(CACHE_KEY)) as Published | undefined;
  if (published?.digest !== digest) {
    published = { digest, files: {} };
    for (const version of versions) Object.assign(published.files, await versionFiles(version, siteUrl));
    await cache.set(CACHE_KEY, published);
  }
  removeFiles(inProject('public', PLAYGROUND_FOLDER));
  for (const [path, content] of Object.entries(published.files)) publishFile(`/${PLAYGROUND_FOLDER}/${path}`, content);
}

function inputDigest(versions: readonly string[], siteUrl: string): string {
  const packages = versions.map((version) => JSON.stringify(importablePackages(version)));
  return digestOf(siteUrl, codeDigest(...SOURCES), ...packages);
}
