import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { freePort } from '../../scripts/shared/listen';
import { launchOptions } from '../../scripts/shared/launchOptions';
import { wakePart } from '../../tests/support/page';

/** An edit that is saved while the development server runs. */
interface Save {
  name: string;
  path: string;
  file: string;
  /** Returns the changed text of the file; `mark` becomes visible in the page. */
  edit: (text: string, mark: string) => string;
  /** A live example that has to be in view, because it renders only there. */
  example?: string;
  /** Runs in the page. */
  isSeen: (mark: string) => boolean;
}

const bodyHas = (mark: string) => document.body.innerText.includes(mark);

const SAVES: readonly Save[] = [
  {
    name: 'Saved page until seen',
    path: '/docs/intro',
    file: 'content/docs/5/intro.mdx',
    edit: (text, mark) => text.replace('## TL;DR', `${mark}\n\n## TL;DR`),
    isSeen: bodyHas,
  },
  {
    name: 'Saved example until seen',
    path: '/docs/intro',
    file: 'content/docs/5/_examples/intro/controlled.tsx',
    example: '5/intro/controlled',
    edit: (text, mark) => text.replace('<pre>', `<p>${mark}</p>\n      <pre>`),
    isSeen: (mark) => [...document.querySelectorAll('p')].some(({ textContent }) => textContent === mark),
  },
  {
    name: 'Saved style sheet until seen',
    path: '/docs/intro',
    file: 'src/theme/global.css',
    edit: (text, mark) => `${text}\n:root { --saved: ${mark}; }\n`,
    isSeen: (mark) => getComputedStyle(document.documentElement).getPropertyValue('--saved').trim() === mark,
  },
  {
    name: 'Saved table until seen',
    path: '/demo',
    file: 'content/libraries.yml',
    edit: (text, mark) => text.replace('label: Default', `label: ${mark}`),
    isSeen: (mark) => document.body.textContent?.includes(mark) ?? false,
  },
];

/** Seconds to wait for a change before giving up. */
const TIMEOUT_S = 60;

/** Milliseconds for the server to pick up the restored file. */
const SETTLE_MS = 5000;

const MARK = 'saved1';

const FIRST_PAGE = 'npm run develop until the first page';
const WITH_CACHE = `${FIRST_PAGE}, with a cache`;

export const DEVELOP_STEPS = [FIRST_PAGE, WITH_CACHE, ...SAVES.map(({ name }) => name)];

const secondsSince = (start: number) => (performance.now() - start) / 1000;

async function firstPage(page: Page, address: string): Promise<void> {
  for (;;) {
    try {
      await page.goto(`${address}/docs/intro`, { timeout: 1000 * TIMEOUT_S });
      await page.locator('html[data-hydrated]').waitFor({ timeout: 1000 * TIMEOUT_S });
      return;
    } catch (error) {
      if (!String(error).includes('ERR_CONNECTION_REFUSED')) throw error;
      await wait(200);
    }
  }
}

/** @returns seconds until the change is visible; null after `TIMEOUT_S` */
async function timeSave(page: Page, address: string, folder: string, save: Save): Promise<number | null> {
  const file = join(folder, save.file);
  const before = readFileSync(file, 'utf8');
  const after = save.edit(before, MARK);
  if (after === before) throw new Error(`${save.file}: expected the text that this benchmark changes`);
  await page.goto(address + save.path);
  await page.locator('html[data-hydrated]').waitFor({ timeout: 1000 * TIMEOUT_S });
  if (save.example) await wakePart(page.locator(`[data-example="${save.example}"]`));
  const start = performance.now();
  writeFileSync(file, after);
  try {
    await page.waitForFunction(save.isSeen, MARK, { timeout: 1000 * TIMEOUT_S });
    return secondsSince(start);
  } catch {
    return null;
  } finally {
    writeFileSync(file, before);
  }
}

interface DevelopServer {
  address: string;
  /** Rejects when the server ends by itself, with the last lines of its output. */
  failed: Promise<never>;
  stop: () => Promise<void>;
}

/** Lines of the output of a server that has failed. */
const LAST_LINES = 30;

async function startDevelop(folder: string): Promise<DevelopServer> {
  const port = await freePort();
  const server = spawn('npm', ['run', 'develop', '--', '--port', String(port)], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Plain output, but queries of open pages only, as on an author's machine.
    env: { ...process.env, CI: 'true', GATSBY_ENABLE_QUERY_ON_DEMAND_IN_CI: 'true' },
  });
  let lines: string[] = [];
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (data: Buffer) => {
      lines = (lines.join('\n') + data.toString()).split('\n').slice(-LAST_LINES);
    });
  }
  const ended = once(server, 'close');
  const failed = ended.then(() => {
    throw new Error(`npm run develop ended in ${folder}:\n${lines.join('\n')}`);
  });
  // Nobody may be waiting when it is stopped.
  failed.catch(() => undefined);
  return {
    address: `http://localhost:${port}`,
    failed,
    stop: async () => {
      // Like Ctrl+C: the signal is for npm and for the server that it started.
      if (server.exitCode === null && server.pid) process.kill(-server.pid, 'SIGINT');
      await ended;
    },
  };
}

/**
 * Times a start of the development server.
 *
 * @param measure what else to do with it while it runs
 * @returns seconds until the first page
 * @throws Error with the end of the server's output if it ends by itself
 */
async function timeStart(
  folder: string,
  measure: (page: Page, address: string) => Promise<void> = () => Promise.resolve(),
): Promise<number> {
  const browser = await chromium.launch(launchOptions());
  const page = await browser.newPage();
  const start = performance.now();
  const { address, failed, stop } = await startDevelop(folder);
  try {
    await Promise.race([firstPage(page, address), failed]);
    const seconds = secondsSince(start);
    await Promise.race([measure(page, address), failed]);
    return seconds;
  } finally {
    await browser.close();
    await stop();
  }
}

/**
 * Times a cold start of the development server, a series of saved edits, and a start with what the first has cached.
 *
 * @param folder a copy of the project, without build output
 * @returns seconds by step; null if the edit never became visible
 * @throws Error with the end of the server's output if it ends by itself
 */
export async function measureDevelop(folder: string): Promise<Map<string, number | null>> {
  const times = new Map<string, number | null>();
  const first = await timeStart(folder, async (page, address) => {
    for (const save of SAVES) {
      times.set(save.name, await timeSave(page, address, folder, save));
      await wait(SETTLE_MS);
    }
  });
  return times.set(FIRST_PAGE, first).set(WITH_CACHE, await timeStart(folder));
}
