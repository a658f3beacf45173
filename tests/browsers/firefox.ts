import puppeteer, { type BrowserContext, type EvaluateFunc, type KeyInput, type Page } from 'puppeteer-core';
import { findProgram } from '../../scripts/shared/findProgram';
import type { Browser, Engine, PageScript, Visitor } from './visitor';

/** Protocol timeout in ms. */
const TIMEOUT_MS = 30_000;

const find = () => findProgram('firefox', 'firefox-esr', '/Applications/Firefox.app/Contents/MacOS/firefox');

/** Firefox, over WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  missing: () => (find() ? null : 'firefox (Debian: firefox-esr)'),
  async start(origin): Promise<Browser> {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: find() ?? undefined,
      headless: true,
      protocolTimeout: TIMEOUT_MS,
    });
    return {
      version: (await browser.version()).replace('firefox/', ''),
      async newVisitor() {
        const context = await browser.createBrowserContext();
        return puppeteerVisitor(context, await context.newPage(), origin);
      },
      close: () => browser.close(),
    };
  },
};

function puppeteerVisitor(context: BrowserContext, page: Page, origin: string): Visitor {
  return {
    open: async (path) => void (await page.goto(`${origin}${path}`)),
    reload: async () => void (await page.reload()),
    resize: (width, height) => page.setViewport({ width, height }),
    click: (selector) => page.click(selector),
    type: (text) => page.keyboard.type(text),
    async press(keys) {
      const all = keys.split('+') as KeyInput[];
      for (const key of all) await page.keyboard.down(key);
      for (const key of all.toReversed()) await page.keyboard.up(key);
    },
    evaluate: async <Args extends unknown[], Result>(script: PageScript<Args, Result>, ...args: Args) =>
      (await page.evaluate(script as EvaluateFunc<Args>, ...args)) as Result,
    async evaluateInFrame<Args extends unknown[], Result>(
      selector: string,
      script: PageScript<Args, Result>,
      ...args: Args
    ) {
      const element = await page.$(selector);
      const frame = await element?.contentFrame();
      if (!frame) throw new Error(`There is no frame ${selector}`);
      return (await frame.evaluate(script as EvaluateFunc<Args>, ...args)) as Result;
    },
    leave: () => context.close(),
  };
}
