import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { GatsbyCache } from 'gatsby';
import { DOCS_FOLDER, inProject } from '../paths';
import { PLAYGROUND } from './places';
import { versionFiles } from './versionFiles';
import { workspacePackages } from './workspace';

const CACHE_KEY = 'playground';

/** What decides about the published files, beside the packages. */
const SOURCES = ['src/build/playground', 'src/playground', 'src/theme'];

interface Published {
  digest: string;
  /** The files by their path below `/playground`. */
  files: Record<string, string>;
}

/**
 * Writes what the live editor of each version loads to `/playground`: the page of its frame, what may be imported, and a
 * script for each package. They are made anew only when something of them has changed; Gatsby removes pages and style
 * sheets when it starts, so they are written again.
 */
export async function publishPlayground(
  versions: readonly string[],
  siteUrl: string,
  cache: GatsbyCache,
): Promise<void> {
  const digest = inputDigest(versions, siteUrl);
  let published = (await cache.get(CACHE_KEY)) as Published | undefined;
  if (published?.digest !== digest) {
    published = { digest, files: {} };
    for (const version of versions) Object.assign(published.files, await versionFiles(version, siteUrl));
    await rm(PLAYGROUND, { recursive: true, force: true });
    await cache.set(CACHE_KEY, published);
  }
  for (const [path, content] of Object.entries(published.files)) {
    const file = join(PLAYGROUND, path);
    if (existsSync(file)) continue;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}

function inputDigest(versions: readonly string[], siteUrl: string): string {
  const hash = createHash('sha256').update(siteUrl);
  for (const version of versions) {
    hash.update(readFileSync(join(DOCS_FOLDER, version, 'package.json')));
    hash.update(JSON.stringify(workspacePackages(version)));
  }
  for (const folder of SOURCES) {
    for (const entry of readdirSync(inProject(folder), { recursive: true, withFileTypes: true })) {
      if (entry.isFile()) hash.update(readFileSync(join(entry.parentPath, entry.name)));
    }
  }
  return hash.digest('hex');
}
