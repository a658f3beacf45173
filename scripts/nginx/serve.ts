import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEnvironment } from '../../src/gatsby/environment';
import { inProject } from '../../src/gatsby/paths';
import { precompress } from '../precompress/precompress';
import { builtSite } from '../shared/builtSite';
import { exitWith } from '../shared/exitWith';
import { runCommand } from '../shared/run';
import { siteConfig } from './siteConfig';

/** Debian's program, its module for brotli, and its table of MIME types. */
const NGINX = '/usr/sbin/nginx';
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const TYPES_FILE = '/etc/nginx/mime.types';

/** Where nginx keeps its files. */
const FOLDER = inProject('.cache', 'nginx');

/** Temporary folders that nginx needs. */
const TEMPORARY_FOLDERS = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

const LISTEN = /listen 80;\n +listen \[::\]:80;/;

/** The configuration of the site for a local port. Throws Error if it does not name the ports of hosts. */
function localConfig(site: string, port: string): string {
  const config = siteConfig(site, readEnvironment(process.env), `"${site}"`);
  if (!LISTEN.test(config)) throw new Error(`The configuration of nginx has no line ${LISTEN} to replace.`);
  return config.replace(LISTEN, `listen 127.0.0.1:${port};`);
}

/** The main configuration of a foreground nginx that keeps all its files in one folder. Only root may set a user. */
const mainConfig = (siteFile: string): string => `daemon off;
pid "${FOLDER}/nginx.pid";
error_log stderr;
${process.getuid?.() === 0 ? 'user root;\n' : ''}load_module ${BROTLI_MODULE};

events {
    worker_connections 1024;
}

http {
    include ${TYPES_FILE};
    default_type application/octet-stream;
    sendfile on;
    access_log off;
${TEMPORARY_FOLDERS.map((name) => `    ${name}_temp_path "${FOLDER}/${name}";\n`).join('')}
    include "${siteFile}";
}
`;

/**
 * Compresses the files of the built site, and serves it on nginx with the project's configuration until it is ended.
 * Needs no root, and does not affect a system nginx.
 */
async function main(port: string | undefined): Promise<boolean> {
  if (!port) throw new Error('expected a port');
  if (![NGINX, BROTLI_MODULE].every((file) => existsSync(file))) {
    throw new Error(
      "This needs Debian's nginx with its module for brotli: apt-get install nginx libnginx-mod-http-brotli-static",
    );
  }
  const site = builtSite();
  await precompress(site);
  mkdirSync(FOLDER, { recursive: true });
  const [config, siteFile] = [join(FOLDER, 'nginx.conf'), join(FOLDER, 'site.conf')];
  writeFileSync(siteFile, localConfig(site, port));
  writeFileSync(config, mainConfig(siteFile));
  return runCommand([NGINX, '-e', 'stderr', '-p', FOLDER, '-c', config], process.env);
}

exitWith(() => main(process.argv[2]));
