import type { Environment } from '../../src/gatsby/environment';
import { readDocs } from '../../src/gatsby/content/contentFiles';
import { contentVersions, readRedirects } from '../../src/gatsby/content/readContent';
import { renderNginx } from '../../src/gatsby/output/nginx';
import { siteHeaders } from '../../src/gatsby/output/siteHeaders';
import { plannedPaths } from '../../src/gatsby/pages/plannedPaths';
import { siteRedirects } from '../../src/gatsby/output/redirects';

interface Folders {
  /** Of the built site. */
  root?: string;
  /** Of the files that the site takes over as they are. */
  files?: string;
}

/** Renders the nginx configuration of the site. Throws ContentError. */
export function siteConfig(environment: Environment, { root = '/var/www/site', files }: Folders = {}): string {
  const pages = plannedPaths();
  const docs = contentVersions().flatMap(({ name }) => readDocs(name));
  return renderNginx(
    siteRedirects(readRedirects(), docs, pages, files),
    siteHeaders(environment, pages),
    environment.pathPrefix,
    new URL(environment.siteUrl).hostname,
    root,
  );
}
