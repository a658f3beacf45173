import { resolve } from 'node:path';
import { DEMO_JOURNEYS } from './demoJourneys';
import { firefox } from './firefox';
import { PAGE_JOURNEYS } from './pageJourneys';
import { NOTICED, provoke } from './provoke';
import { TOOL_JOURNEYS } from './toolJourneys';
import { expectSoon } from './until';
import type { Browser, Engine, Journey } from './visitor';
import { watchSite, type WatchedSite } from './watchedSite';
import { webkit } from './webkit';
import { exitWith } from '../../scripts/shared/exitWith';

const ENGINES: readonly Engine[] = [firefox, webkit];

const JOURNEYS = { ...PAGE_JOURNEYS, ...TOOL_JOURNEYS, ...DEMO_JOURNEYS };

/** Desktop size in px. */
const WINDOW = { width: 1280, height: 900 };

/** Runs a journey with a new visitor. Throws if it fails, or if the page reports unexpected incidents. */
async function travel(browser: Browser, site: WatchedSite, journey: Journey, expected: readonly string[]) {
  site.forgetIncidents();
  const visitor = await browser.newVisitor();
  try {
    await visitor.resize(WINDOW.width, WINDOW.height);
    await journey(visitor);
    await expectSoon('The incidents', async () => site.incidents(), expected);
  } finally {
    await visitor.leave();
  }
}

/** Runs the journeys in one browser, with a line of output for each. Returns the number of failures. */
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
    await test('errors on a page are reported', provoke, NOTICED);
    for (const [title, journey] of journeys) await test(title, journey);
  } finally {
    await browser.close();
  }
  return failed;
}

function isPresent({ name, missing }: Engine): boolean {
  const what = missing();
  if (what) console.log(`${name}: skipped, because this machine has no ${what}`);
  return !what;
}

/**
 * Tests the core of the built site in Firefox and WebKit, which no other test uses. Skips a browser that is not
 * installed.
 *
 * @param options the first is a part of the titles of the journeys to run
 * @returns whether nothing failed
 * @throws Error if neither browser is installed
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

// Browsers are stopped in the exit handler, which a signal would bypass.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

exitWith(() => testBrowsers(process.argv.slice(2)));
