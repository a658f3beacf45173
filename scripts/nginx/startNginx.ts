import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { tmpdir } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../shared/freePort';
import { rawRequest } from '../shared/rawRequest';
import { CONFIG_FILE } from './siteConfig';
import { adaptSiteConfig, BROTLI_MODULE, mainConfig } from './testConfig';

/** Debian's folder for nginx, which is not on every user's PATH. */
const SYSTEM_FOLDER = '/usr/sbin';

/** Start timeout in ms. */
const START_TIMEOUT_MS = 10_000;

export interface RunningNginx {
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
  throw new Error(`nginx did not start with ${CONFIG_FILE}:\n${said}`);
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
  const siteConfig = join(folder, 'site.conf');
  const errorLog = join(folder, 'error.log');
  writeFileSync(siteConfig, adaptSiteConfig(readFileSync(CONFIG_FILE, 'utf8'), port, site));
  writeFileSync(config, mainConfig(folder, siteConfig, process.getuid?.() === 0 ? 'root' : undefined));

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
