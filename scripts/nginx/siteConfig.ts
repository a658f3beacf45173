import { contentVersions } from '../../src/build/contentVersions';
import { headerRules } from '../../src/build/output/headers';
import { renderNginx } from '../../src/build/output/nginx';
import { siteRedirects } from '../../src/build/redirects/siteRedirects';

/** Where the configuration stands in the project. */
export const CONFIG_FILE = 'deploy/nginx/site.conf';

/** The configuration of nginx for this site, under a path prefix such as `/site`. Throws ContentError. */
export const siteConfig = (pathPrefix: string): string =>
  renderNginx(siteRedirects([]), headerRules(contentVersions().map(({ name }) => name)), pathPrefix, '/var/www/site');
