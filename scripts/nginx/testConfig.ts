/** Debian's brotli_static module, from libnginx-mod-http-brotli-static. */
export const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Debian's MIME types file of nginx. */
export const TYPES_FILE = '/etc/nginx/mime.types';

/** Temporary folders that nginx needs. */
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** The machine-dependent lines of the site configuration. */
const OF_MACHINE = {
  listen: /^ {4}listen 80;\n {4}listen \[::\]:80;\n/m,
  root: /^ {4}root [^;\n]+;\n/m,
};

/** Replaces the listen address and root of the site configuration. Throws Error if a line is not found. */
export function adaptSiteConfig(config: string, port: number, root: string): string {
  const lines = { listen: `    listen 127.0.0.1:${port};\n`, root: `    root "${root}";\n` };
  return Object.entries(OF_MACHINE).reduce((adapted, [name, pattern]) => {
    if (!pattern.test(adapted)) throw new Error(`The configuration of nginx has no line for ${name} to replace.`);
    return adapted.replace(pattern, () => lines[name as keyof typeof lines]);
  }, config);
}

/** The main configuration of a foreground nginx that keeps all its files in one folder. Only root may set a user. */
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
