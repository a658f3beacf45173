import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { freePort } from '../../scripts/shared/listen';
import { launchOptions } from '../../scripts/shared/launchOptions';
import { wakePart } from '../../tests/support/live';

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

export const DEVELOP_STEPS = [FIRST_PAGE, ...SAVES.map(({ name }) => name)];

const secondsSince = (start: number) => (performance.now() - start) / 1000;

async function firstPage(page: Page, address: string): Promise<void> {
  for (;;) {
    try {
      await page.goto(`${address}/docs/intro`);
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

function stop(server: ChildProcess): void {
  // npm starts the server as a child, so the whole process group is killed.
  if (server.pid) process.kill(-server.pid, 'SIGKILL');
}

/**
 * Times a cold start of the development server and a series of saved edits.
 *
 * @param folder a copy of the project, without build output
 * @returns seconds by step; null if the edit never became visible
 */
export async function measureDevelop(folder: string): Promise<Map<string, number | null>> {
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const start = performance.now();
  const server = spawn('npm', ['run', 'develop', '--', '--port', String(port)], {
    cwd: folder,
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, CI: 'true' },
  });
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage();
    await firstPage(page, address);
    const times = new Map<string, number | null>([[FIRST_PAGE, secondsSince(start)]]);
    for (const save of SAVES) {
      times.set(save.name, await timeSave(page, address, folder, save));
      await wait(SETTLE_MS);
    }
    return times;
  } finally {
    await browser.close();
    stop(server);
  }
}
