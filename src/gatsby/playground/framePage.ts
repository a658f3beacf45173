import { writePolicy, type Directives } from '../output/writePolicy';

/** Folder of the live editor's files in the built site. */
export const PLAYGROUND_FOLDER = 'playground';

/** Path of the page that runs a version's examples. Hosts drop or add its extension. */
export const framePath = (version: string) => `/${PLAYGROUND_FOLDER}/${version}/frame.html`;

/**
 * Limits the frame's requests to files of the site, except WebRTC, which the frame's script takes away. The site's
 * origin is listed too, because some WebKit versions do not match `'self'` in a sandbox.
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

/** The CSP header of a frame's page; the sandbox gives it an opaque origin. */
export const framePolicy = (siteUrl: string): string =>
  writePolicy({ sandbox: ['allow-scripts'], ...frameDirectives(siteUrl), 'frame-ancestors': ["'self'"] });

/**
 * The page in which examples run. It includes the policy as a meta element, as far as possible, for servers that send
 * no headers.
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
  <body class="live-example">
    <div id="root" class="island"></div>
  </body>
</html>
`;
