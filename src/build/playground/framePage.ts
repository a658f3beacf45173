import { writePolicy, type Directives } from '../output/writePolicy';

/**
 * Where the frame's requests may go: to files of the site that it names, and nowhere else. There are versions of WebKit
 * that take `'self'` for nothing in a sandbox, so the site's origin stands beside it.
 */
function frameDirectives(siteUrl: string): Directives {
  const site = ["'self'", new URL(siteUrl).origin];
  return {
    'default-src': ["'none'"],
    'script-src': [...site, "'unsafe-eval'"],
    'style-src': [...site, "'unsafe-inline'"],
    'img-src': ['data:'],
    'font-src': [...site, 'data:'],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  };
}

/** Policy that the host sends with the page of a frame; the sandbox makes it a stranger to the site. */
export const framePolicy = (siteUrl: string): string =>
  writePolicy({ sandbox: ['allow-scripts'], ...frameDirectives(siteUrl), 'frame-ancestors': ["'self'"] });

/**
 * The page in which examples run. It carries its policy too, as far as a page can, for servers that send no headers.
 *
 * @param script address of the frame's own script, relative to the page
 * @param stylesheet address of its style sheet
 */
export const framePage = (script: string, stylesheet: string, siteUrl: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${writePolicy(frameDirectives(siteUrl))}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Result of an example</title>
    <link rel="stylesheet" href="${stylesheet}" />
    <script src="${script}" crossorigin="anonymous"></script>
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`;
