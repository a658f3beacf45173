/** Where the frame's requests may go: to files of the site that it names, and nowhere else. */
const SOURCES = {
  'default-src': "'none'",
  'script-src': "'self' 'unsafe-eval'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': 'data:',
  'font-src': "'self' data:",
  'base-uri': "'none'",
  'form-action': "'none'",
};

const write = (policy: Record<string, string>) =>
  Object.entries(policy)
    .map(([directive, value]) => `${directive} ${value}`)
    .join('; ');

/** Policy that the host sends with the page of a frame; the sandbox makes it a stranger to the site. */
export const FRAME_POLICY = write({ sandbox: 'allow-scripts', ...SOURCES, 'frame-ancestors': "'self'" });

/**
 * The page in which examples run. It carries its policy too, as far as a page can, for servers that send no headers.
 *
 * @param script address of the frame's own script, relative to the page
 * @param stylesheet address of its style sheet
 */
export const framePage = (script: string, stylesheet: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${write(SOURCES)}" />
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
