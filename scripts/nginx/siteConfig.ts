import type { Environment } from '../../src/gatsby/environment';
import { readDocs } from '../../src/gatsby/content/contentFiles';
import { contentVersions, readRedirects } from '../../src/gatsby/content/readContent';
import { renderNginx } from '../../src/gatsby/output/nginx';
import { siteHeaders } from '../../src/gatsby/output/siteHeaders';
import { plannedPaths } from '../../src/gatsby/pages/plannedPaths';
import { siteRedirects } from '../../src/gatsby/output/redirects';

/** Relative to the project. */
export const NGINX_CONFIG_FILE = 'deploy/nginx/site.conf';

/** Renders the nginx configuration of the site. Throws ContentError. */
export function siteConfig(environment: Environment, files?: string): string {
  const pages = plannedPaths();
  const docs = contentVersions().flatMap(({ name }) => readDocs(name));
  return renderNginx(
    siteRedirects(readRedirects(), docs, pages, files),
    siteHeaders(environment, pages),
    environment.pathPrefix,
    new URL(environment.siteUrl).hostname,
    '/var/www/site',
  );
}
