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

/** Where Debian has nginx, which is not on everybody's PATH. */
const SYSTEM_FOLDER = '/usr/sbin';

/** How long nginx may take until it answers, in ms. */
const PATIENCE = 10_000;

export interface RunningNginx {
  /** `http://localhost:<port>`. */
  origin: string;
  /** Ends it, and removes what it wrote. */
  stop(): Promise<void>;
}

/** Debian's nginx with its module. Throws Error that says what to install. */
function findNginx(): string {
  const folders = [...(process.env.PATH ?? '').split(delimiter), SYSTEM_FOLDER];
  const program = folders.map((folder) => join(folder, 'nginx')).find((file) => existsSync(file));
  if (program && existsSync(BROTLI_MODULE)) return program;
  throw new Error(
    "This needs Debian's nginx with its module for brotli: apt-get install nginx libnginx-mod-http-brotli-static",
  );
}

/** Waits until nginx answers. Throws what it wrote when it ends instead, or takes too long. */
async function untilAnswers(nginx: ChildProcess, origin: string, errorLog: string): Promise<void> {
  const end = Date.now() + PATIENCE;
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
 * Starts nginx on a free port of this machine, with the configuration of the site in the project. It needs no rights,
 * and touches no other nginx.
 *
 * @param site folder of the built site
 * @throws Error when nginx is not installed, or does not take the configuration
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
