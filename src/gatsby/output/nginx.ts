import type { RedirectRule } from '../content/schemas';
import { pathPattern, REVALIDATE_ALWAYS, twinLink, type HeaderRule } from './headers';

const variable = (name: string) => `$header_${name.toLowerCase().replace(/-/g, '_')}`;

/** A rule's path as nginx regular expression; a folder also matches its index.html. */
const pattern = (path: string) => `~^${pathPattern(path)}${path.endsWith('/') ? '(?:index\\.html)?' : ''}$`;

/** Map entries by header name. Content-Type is skipped, because nginx sets it itself. */
function headerMaps(rules: readonly HeaderRule[]): Map<string, string[]> {
  const maps = new Map<string, string[]>();
  for (const { path, headers } of rules) {
    for (const [name, value] of Object.entries(headers).filter(([header]) => header !== 'Content-Type')) {
      const entry = `    "${pattern(path)}" "${value}";`;
      maps.set(name, [...(maps.get(name) ?? []), entry]);
    }
  }
  return maps;
}

/** Entries for pages, whose files are index.html, in the maps of these headers. */
const pageEntries = (pathPrefix: string): Record<string, string[]> => ({
  Link: [
    `    "~^${pathPrefix}/index\\.html$" '${twinLink(`${pathPrefix}/index.md`, pathPrefix)}';`,
    `    "~/(?<name>[^/]+)/index\\.html$" '${twinLink('$name.md', pathPrefix)}';`,
  ],
  Vary: ['    "~/index\\.html$" "Accept";'],
});

/** A map from the Accept header to the quality of the first of these types that it names. */
const qualityMap = (name: string, types: readonly string[]) => `map $http_accept $quality_of_${name} {
    default 0.0;
${types
  .flatMap((type) => [
    `    "~*(?:^|,)\\s*${type}\\s*(?:$|,|;(?![^,]*q=)|;[^,]*q=1)" 1;`,
    `    "~*(?:^|,)\\s*${type}\\s*;[^,]*q=(?<${name}>0\\.[0-9]+)" $${name};`,
    `    "~*(?:^|,)\\s*${type}\\s*;" 0.0;`,
  ])
  .join('\n')}
}
`;

/** Matches a pair of qualities `first:second` of which the first is greater: after what both begin with, a digit is. */
const FIRST_IS_GREATER = Array.from({ length: 9 }, (_, index) => `${index + 1}[0-9.]*:\\1(?:[0-${index}]| )`).join('|');

/** The maps that decide as `deploy/netlify/markdown.ts` does: $twin is the twin to send, empty for the page itself. */
const twinMaps = `${qualityMap('markdown', ['text/markdown'])}
${qualityMap('page', ['text/html', String.raw`text/\*`, String.raw`\*/\*`])}
map "$quality_of_markdown:$quality_of_page $http_accept" $prefers_markdown {
    default "";
    "~^0\\.0*:" "";
    "~^([0-9.]*)(?:${FIRST_IS_GREATER})" 1;
    "~*^([0-9.]+):\\1 (?!.*text/html.*text/markdown)" 1;
}

map "$prefers_markdown$uri" $twin {
    default "";
    "~^1(?<folder>.*/)$" "\${folder}index.md";
    "~^1(?<page>.+)$" $page.md;
}
`;

const SEND_TWIN = 'if (-f $document_root$twin) { rewrite ^ $twin last; }';

/**
 * The nginx configuration for the built site, equivalent to `_redirects` and `_headers`.
 *
 * @param redirects by their whole paths, as the headers are
 * @param host name of the site, which a default server of the machine would answer for otherwise
 * @param folder root folder on the host; the built site is below it at the path prefix
 */
export function renderNginx(
  redirects: readonly RedirectRule[],
  headers: readonly HeaderRule[],
  pathPrefix: string,
  host: string,
  folder: string,
): string {
  const isEverywhere = ({ path }: HeaderRule) => path === `${pathPrefix}/*`;
  const maps = headerMaps(headers.filter((rule) => !isEverywhere(rule)));
  for (const [name, entries] of Object.entries(pageEntries(pathPrefix))) {
    maps.set(name, [...(maps.get(name) ?? []), ...entries]);
  }
  const everywhere = headers.filter(isEverywhere).flatMap((rule) => Object.entries(rule.headers));
  const home = `${pathPrefix}/`;
  return `# For the http context of nginx. Made by "npm run nginx" from _redirects and _headers of the built site.

${[...maps]
  .map(([name, entries]) => {
    const standard = name === 'Cache-Control' ? REVALIDATE_ALWAYS : '';
    return `map $uri ${variable(name)} {\n    default "${standard}";\n${entries.join('\n')}\n}\n`;
  })
  .join('\n')}
${twinMaps}
server {
    listen 80;
    listen [::]:80;
    server_name ${host};
    root ${folder};
    absolute_redirect off;
    server_tokens off;
    error_page 404 ${pathPrefix}/404.html;

    charset utf-8;
    charset_types text/css text/plain text/markdown text/javascript text/xml application/javascript application/json application/xml;

    # The files beside the others that "npm run precompress" writes, also for what comes by way of a proxy.
    gzip_static on;
    # Needs a module, on Debian the package libnginx-mod-http-brotli-static; without it, take this line out.
    brotli_static on;
    # What has no compressed file.
    gzip on;
    gzip_min_length 1000;
    gzip_proxied any;
    gzip_vary on;
    gzip_types text/css text/plain text/markdown text/javascript text/xml application/javascript application/json application/manifest+json application/xml application/wasm image/svg+xml;

    # The ETag tells the versions of a file apart, in fewer bytes.
    add_header Last-Modified "";
${everywhere.map(([name, value]) => `    add_header ${name} "${value}" always;`).join('\n')}
${[...maps.keys()].map((name) => `    add_header ${name} ${variable(name)} always;`).join('\n')}

    # Old paths.
${redirects.map(({ from, to }) => `    location = ${from} { return 301 ${to}$is_args$args; }`).join('\n')}
${pathPrefix ? `\n    location = / { return 302 ${home}; }\n    location = ${pathPrefix} { return 301 ${home}$is_args$args; }\n` : ''}
    # The home page has no file of its name.
    location = ${home} {
        ${SEND_TWIN}
        try_files ${home}index.html =404;
    }
    location ~ "^${pathPattern(home)}index(?:\\.html?)?/*$" { return 301 ${home}$is_args$args; }

    # Files for hosts, and the address that Gatsby gives the page for what is not found.
    location = ${home}404.html { }
    location ~ "^${pathPattern(home)}(?:_headers|_redirects|404)(?:/|$)" { return 404; }

    # Other forms of a page's address: /x/, /x.html, /x.htm, /x/index and /x/index.html lead to /x.
    location ~ "^(?<page>.+?)(?:/index(?:\\.html?)?/*|\\.html?/*|/+)$" {
        if (-f $document_root$page/index.html) { rewrite ^ $page permanent; }
        if (-f $document_root$page.html) { rewrite ^ $page permanent; }
        return 404;
    }

    location ~ "\\.md$" {
        types { }
        default_type text/markdown;
    }

    location ~ "\\.xml$" {
        types { }
        default_type application/xml;
    }

    location ~ "\\.webmanifest$" {
        types { }
        default_type application/manifest+json;
    }

    location / {
        ${SEND_TWIN}
        try_files $uri/index.html $uri.html $uri =404;
    }
}
`;
}
