import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { tmpdir } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { readEnvironment } from '../../src/gatsby/environment';
import { freePort } from '../shared/listen';
import { rawRequest } from '../shared/rawRequest';
import { siteConfig } from './siteConfig';

/** Debian's folder for nginx, which is not on every user's PATH. */
const SYSTEM_FOLDER = '/usr/sbin';

/** Start timeout in ms. */
const START_TIMEOUT_MS = 10_000;

interface RunningNginx {
  origin: string;
  stop(): Promise<void>;
}

/** @throws Error that says what to install */
function findNginx(): string {
  const folders = [...(process.env.PATH ?? '').split(delimiter), SYSTEM_FOLDER];
  const program = folders.map((folder) => join(folder, 'nginx')).find((file) => existsSync(file));
  if (program && existsSync(BROTLI_MODULE)) return program;
  throw new Error(
    "This needs Debian's nginx with its module for brotli: apt-get install nginx libnginx-mod-http-brotli-static",
  );
}

/** @throws Error with nginx's error log if it exits or does not answer in time */
async function untilAnswers(nginx: ChildProcess, origin: string, errorLog: string): Promise<void> {
  const end = Date.now() + START_TIMEOUT_MS;
  while (nginx.exitCode === null && Date.now() < end) {
    try {
      await rawRequest(origin, '/');
      return;
    } catch {
      await setTimeout(20);
    }
  }
  const said = existsSync(errorLog) ? readFileSync(errorLog, 'utf8') : '';
  throw new Error(`nginx did not start with the configuration of the site:\n${said}`);
}

/**
 * Starts nginx on a free local port with the project's site configuration. Needs no root, and does not affect a system
 * nginx.
 *
 * @throws Error if nginx is missing or rejects the configuration
 */
export async function startNginx(site: string): Promise<RunningNginx> {
  const program = findNginx();
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const config = join(folder, 'nginx.conf');
  const siteFile = join(folder, 'site.conf');
  const errorLog = join(folder, 'error.log');
  writeFileSync(siteFile, localConfig(site, port));
  writeFileSync(config, mainConfig(folder, siteFile, process.getuid?.() === 0 ? 'root' : undefined));

  const nginx = spawn(program, ['-e', errorLog, '-p', folder, '-c', config], { stdio: 'ignore' });
  const ended = once(nginx, 'exit');
  async function stop() {
    nginx.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true });
  }
  try {
    await untilAnswers(nginx, origin, errorLog);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, stop };
}

/** Debian's brotli_static module, from libnginx-mod-http-brotli-static. */
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Debian's MIME types file of nginx. */
export const TYPES_FILE = '/etc/nginx/mime.types';

/** Temporary folders that nginx needs. */
const TEMPORARY_FOLDERS = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

const LISTEN = /listen 80;\n +listen \[::\]:80;/;

/** The configuration of the site for a local port. Throws Error if it does not name the ports of hosts. */
function localConfig(site: string, port: number): string {
  const config = siteConfig(readEnvironment(process.env), { root: `"${site}"` });
  if (!LISTEN.test(config)) throw new Error(`The configuration of nginx has no line ${LISTEN} to replace.`);
  return config.replace(LISTEN, `listen 127.0.0.1:${port};`);
}

/** The main configuration of a foreground nginx that keeps all its files in one folder. Only root may set a user. */
const mainConfig = (folder: string, siteFile: string, user?: string): string => `daemon off;
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
${TEMPORARY_FOLDERS.map((name) => `    ${name}_temp_path "${folder}/${name}";\n`).join('')}
    include "${siteFile}";
}
`;
