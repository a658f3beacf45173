import { resolve } from 'node:path';
import { firefox } from '../../tests/browsers/firefox';
import { JOURNEYS } from '../../tests/browsers/journeys';
import { NOTICED, provoke } from '../../tests/browsers/provoke';
import { expectSoon } from '../../tests/browsers/until';
import type { Browser, Engine, Journey } from '../../tests/browsers/visitor';
import { watchSite, type WatchedSite } from '../../tests/browsers/watchedSite';
import { webkit } from '../../tests/browsers/webkit';
import { exitWith } from '../shared/exitWith';

const ENGINES: readonly Engine[] = [firefox, webkit];

/** That of a desktop, in px. */
const WINDOW = { width: 1280, height: 900 };

/** Sends a new visitor on a journey. Throws what went wrong, and what pages told of that was not expected. */
async function travel(browser: Browser, site: WatchedSite, journey: Journey, expected: readonly string[]) {
  site.forgetIncidents();
  const visitor = await browser.newVisitor();
  try {
    await visitor.resize(WINDOW.width, WINDOW.height);
    await journey(visitor);
    await expectSoon('What pages tell', async () => site.incidents(), expected);
  } finally {
    await visitor.leave();
  }
}

/**
 * Sends visitors with one kind of browser on the journeys; prints a line for each.
 *
 * @param journeys with their titles
 * @returns how many failed
 */
async function testEngine(engine: Engine, site: WatchedSite, journeys: readonly [string, Journey][]): Promise<number> {
  const browser = await engine.start(site.origin);
  console.log(`${engine.name} ${browser.version}`);
  let failed = 0;
  async function test(title: string, journey: Journey, expected: readonly string[] = []) {
    try {
      await travel(browser, site, journey, expected);
      console.log(`  ✓ ${title}`);
    } catch (error) {
      failed += 1;
      console.log(`  ✗ ${title}\n`, error, site.incidents());
    }
  }
  try {
    await test('what goes wrong on a page is noticed', provoke, NOTICED);
    for (const [title, journey] of journeys) await test(title, journey);
  } finally {
    await browser.close();
  }
  return failed;
}

/** Whether this machine has a browser; says so where it has not. */
function isPresent({ name, missing }: Engine): boolean {
  const what = missing();
  if (what) console.log(`${name}: skipped, for this machine has no ${what}`);
  return !what;
}

/**
 * Tries the core of the built site in those browsers that are installed, of two that no other test runs in.
 *
 * @param options the first is a part of the titles of the journeys to make
 * @returns whether none failed
 * @throws Error where neither is installed
 */
async function testBrowsers([part = '']: readonly string[]): Promise<boolean> {
  const journeys = Object.entries(JOURNEYS).filter(([title]) => title.includes(part));
  if (journeys.length === 0) throw new Error(`No journey has "${part}" in its title`);
  const present = ENGINES.filter(isPresent);
  if (present.length === 0) throw new Error('Neither browser is installed: nothing was tested');
  const site = await watchSite(resolve('public'));
  try {
    let failed = 0;
    for (const engine of present) failed += await testEngine(engine, site, journeys);
    return failed === 0;
  } finally {
    site.close();
  }
}

// Browsers end when this process exits, which a signal would keep from them.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

exitWith(() => testBrowsers(process.argv.slice(2)));
