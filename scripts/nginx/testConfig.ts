/** Debian's module for brotli_static, of the package libnginx-mod-http-brotli-static. */
export const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Where Debian's nginx has the types of files; its packages share them. */
export const TYPES_FILE = '/etc/nginx/mime.types';

/** What nginx writes while it runs, each in a folder of the runner's own. */
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** What of the site's configuration depends on the machine, as it stands there. */
const OF_MACHINE = {
  listen: /^ {4}listen 80;\n {4}listen \[::\]:80;\n/m,
  root: /^ {4}root [^;\n]+;\n/m,
};

/**
 * The site's configuration as it runs on a port of this machine: the address and the folder are others, all else stays.
 *
 * @throws Error when these lines are not found
 */
export function adaptSiteConfig(config: string, port: number, root: string): string {
  const lines = { listen: `    listen 127.0.0.1:${port};\n`, root: `    root "${root}";\n` };
  return Object.entries(OF_MACHINE).reduce((adapted, [name, pattern]) => {
    if (!pattern.test(adapted)) throw new Error(`The configuration of nginx has no line for ${name} to replace.`);
    return adapted.replace(pattern, () => lines[name as keyof typeof lines]);
  }, config);
}

/**
 * The main configuration of an nginx that runs in the foreground and keeps all its files in one folder.
 *
 * @param siteConfig file that it includes
 * @param user whose rights it keeps; only root may name one
 */
export const mainConfig = (folder: string, siteConfig: string, user?: string): string => `daemon off;
pid "${folder}/nginx.pid";
error_log "${folder}/error.log";
${user ? `user ${user};\n` : ''}load_module ${BROTLI_MODULE};

events {
    worker_connections 1024;
}

http {
    include ${TYPES_FILE};
    default_type application/octet-stream;
    sendfile on;
    access_log off;
${TEMPORARY.map((name) => `    ${name}_temp_path "${folder}/${name}";\n`).join('')}
    include "${siteConfig}";
}
`;
