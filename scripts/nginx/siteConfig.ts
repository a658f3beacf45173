import type { Environment } from '../../src/build/environment';
import { renderNginx } from '../../src/build/output/nginx';
import { siteHeaders } from '../../src/build/output/siteHeaders';
import { plannedPaths } from '../../src/build/pages/plannedPaths';
import { siteRedirects } from '../../src/build/redirects/siteRedirects';

/** Where the configuration stands in the project. */
export const CONFIG_FILE = 'deploy/nginx/site.conf';

/**
 * The configuration of nginx for this site under the settings of a deploy.
 *
 * @param files folder of the files that are served as they are
 * @throws ContentError
 */
export const siteConfig = (environment: Environment, files?: string): string =>
  renderNginx(siteRedirects(plannedPaths(), files), siteHeaders(environment), environment.pathPrefix, '/var/www/site');
