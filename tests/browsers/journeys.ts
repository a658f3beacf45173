import { notStrictEqual, ok, strictEqual } from 'node:assert/strict';
import { address, attribute, click, count, hydrated, isFocused, open, style, text } from './page';
import { expectSoon, until } from './until';
import type { Visitor } from './visitor';

/** What visitors do on the site, by what it shows. */
export type Journey = (visitor: Visitor) => Promise<void>;

const THEME_BUTTON = 'button[aria-label^="Switch between"]';
const SEARCH_INPUT = '.DocSearch-Modal .DocSearch-Input';
const EDITOR = 'section[aria-label="Two fields"]';
const RESULT = '[aria-label="Result"]';
const MENU = '#docs-menu';

const sidebarLink = (path: string) => `nav[aria-label="Docs sidebar"] a[href="${path}"]`;

const scrollY = (visitor: Visitor) => visitor.evaluate(() => Math.round(window.scrollY));
const isMenuOpen = (visitor: Visitor) =>
  visitor.evaluate((css) => document.querySelector(css)!.matches(':popover-open'), MENU);

export const JOURNEYS: Readonly<Record<string, Journey>> = {
  'a page of the documentation reads, with its sidebar and coloured code': async (visitor) => {
    await open(visitor, '/docs/api/export');
    strictEqual(await text(visitor, 'h1'), 'Export');
    strictEqual(await attribute(visitor, sidebarLink('/docs/api/export'), 'aria-current'), 'page');
    const colours = await Promise.all(
      ['', ' .k', ' .s', ' .p'].map((token) => style(visitor, `pre code${token}`, 'color')),
    );
    strictEqual(new Set(colours).size, colours.length, `colours of code: ${colours.join()}`);
  },

  'the colour mode changes, and outlives a reload': async (visitor) => {
    await open(visitor, '/docs/api/export');
    const theme = () => attribute(visitor, 'html', 'data-theme');
    const background = () => style(visitor, 'html', 'background-color');
    strictEqual(await theme(), 'light');
    const light = await background();
    await click(visitor, THEME_BUTTON);
    await expectSoon('The mode', theme, 'dark');
    notStrictEqual(await background(), light);
    await visitor.reload();
    await hydrated(visitor);
    strictEqual(await theme(), 'dark');
    await click(visitor, THEME_BUTTON);
    await expectSoon('The background', background, light);
  },

  'a link changes the page without a load, and back leads to where the reader was': async (visitor) => {
    await open(visitor, '/docs/api/export');
    await visitor.evaluate(() => {
      Object.assign(window, { isSame: true });
      window.scrollTo({ top: 300, behavior: 'instant' });
    });
    await click(visitor, sidebarLink('/docs/api/import'));
    await expectSoon('The heading', () => text(visitor, 'h1'), 'Import');
    await expectSoon('The address', () => address(visitor), '/docs/api/import');
    await expectSoon('The title', () => text(visitor, 'title'), /^Import \|/);
    await expectSoon('What is announced', () => text(visitor, '#gatsby-announcer'), 'Navigated to Import');
    await expectSoon('The focus on the heading', () => isFocused(visitor, 'h1'), true);
    await expectSoon('The scroll position', () => scrollY(visitor), 0);
    await visitor.evaluate(() => history.back());
    await expectSoon('The heading', () => text(visitor, 'h1'), 'Export');
    await expectSoon('The scroll position', () => scrollY(visitor), 300);
    ok(await visitor.evaluate(() => 'isSame' in window), 'the window is the same');
  },

  'the pages that links lead to are fetched ahead': async (visitor) => {
    await open(visitor, '/docs/intro');
    const isFetched = () => performance.getEntriesByName(`${location.origin}/page-data/demo/page-data.json`).length > 0;
    await expectSoon('That the demo is there', () => visitor.evaluate(isFetched), true);
  },

  'the search finds what is misspelt, and leads there': async (visitor) => {
    await open(visitor, '/docs/intro');
    await visitor.press('Control+k');
    await expectSoon('The focus in the search', () => isFocused(visitor, SEARCH_INPUT), true);
    await visitor.type('formatqurey');
    await expectSoon(
      'The first result',
      () => attribute(visitor, '.DocSearch-Hit a', 'href'),
      '/docs/api/export#formatquery',
    );
    await visitor.press('Enter');
    await expectSoon('The address', () => address(visitor), '/docs/api/export#formatquery');
    await expectSoon('The heading', () => text(visitor, 'h1'), 'Export');
    await expectSoon('Search windows', () => count(visitor, SEARCH_INPUT), 0);
    // Whoever leaves while an example loads is told of what was not fetched.
    await expectSoon('Live examples', async () => (await count(visitor, '[data-example] [data-live]')) > 0, true);

    await open(visitor, '/search?q=clone+buttons');
    await expectSoon('What is found', () => text(visitor, 'main [role=status]'), /^\d+ documents found$/);
    ok((await count(visitor, 'article article h2 a')) > 1, 'there are results');
  },

  'the demo follows its options, and the address keeps them': async (visitor) => {
    const option = 'input[name=parseNumbers]';
    const isChecked = () => visitor.evaluate((css) => document.querySelector<HTMLInputElement>(css)!.checked, option);
    const result = () => text(visitor, RESULT);
    await open(visitor, '/demo');
    await expectSoon('The result', result, /age > '26'/);
    await click(visitor, option);
    await expectSoon('The result', result, /age > 26/);
    await expectSoon('The address', () => address(visitor), /^\/demo#s=./);
    await visitor.reload();
    await hydrated(visitor);
    await expectSoon('The option after a reload', isChecked, true);
    await expectSoon('The result', result, /age > 26/);

    await click(visitor, 'nav[aria-label="Demos"] a[href^="/demo/antd#s="]');
    await until(
      'Controls of Ant Design',
      () => count(visitor, '[data-library=antd] .ant-btn'),
      (buttons) => buttons > 2,
    );
    await expectSoon('The address', () => address(visitor), /^\/demo\/antd#s=./);
    strictEqual(await isChecked(), true);
    await expectSoon('The result', result, /age > 26/);
  },

  'an example runs, can be edited, and shows what was typed': async (visitor) => {
    const frame = `${EDITOR} iframe:not([data-waiting])`;
    const inFrame = (css: string) =>
      visitor.evaluateInFrame(frame, (selector) => document.querySelector(selector)?.textContent ?? null, css);
    await open(visitor, '/docs/intro');
    await click(visitor, `${EDITOR} button[aria-busy]`);
    await expectSoon('The version', () => text(visitor, `${EDITOR} [data-rqb-version]`), /^react-querybuilder 5\./);
    await click(visitor, `${EDITOR} .cm-line`);
    await visitor.press('Control+a');
    await visitor.type("export default () => <h1>{[...'olleh'].reverse()}</h1>;");
    await expectSoon('The heading in the frame', () => inFrame('h1'), 'hello');
    strictEqual(await visitor.evaluateInFrame(frame, () => window.origin), 'null');
  },

  'the version menu leads to the same page of another version': async (visitor) => {
    await open(visitor, '/docs/api/export');
    await click(visitor, 'header details summary');
    await click(visitor, 'header details a[href="/docs/4/api/export"]');
    await expectSoon('The address', () => address(visitor), '/docs/4/api/export');
    await expectSoon('The menu', () => text(visitor, 'header details summary'), /v4\.x$/);
    strictEqual(await text(visitor, 'h1'), 'Export');
  },

  'an address that is not there is told, and an old one leads on': async (visitor) => {
    await open(visitor, '/docs/4/api/exprot');
    await expectSoon('The heading', () => text(visitor, 'h1'), /not found/i);
    await expectSoon(
      'The nearest page',
      () => attribute(visitor, 'nav[aria-labelledby="near-pages"] a', 'href'),
      '/docs/4/api/export',
    );
    await open(visitor, '/react-querybuilder');
    strictEqual(await address(visitor), '/demo');
    strictEqual(await text(visitor, 'h1'), 'Demo');
  },

  'the menu of a phone opens, closes and leads on': async (visitor) => {
    const button = `button[popovertarget="${MENU.slice(1)}"]`;
    await visitor.resize(360, 740);
    await open(visitor, '/docs/api/export');
    strictEqual(await visitor.evaluate(() => window.innerWidth), 360);
    await click(visitor, button);
    await expectSoon('The open menu', () => isMenuOpen(visitor), true);
    await expectSoon('Its role', () => attribute(visitor, MENU, 'role'), 'dialog');
    await visitor.press('Escape');
    await expectSoon('The open menu', () => isMenuOpen(visitor), false);
    await expectSoon('The focus on its button', () => isFocused(visitor, button), true);
    await click(visitor, button);
    await click(visitor, `${MENU} button[popovertargetaction=hide]`);
    await expectSoon('The open menu', () => isMenuOpen(visitor), false);
    await click(visitor, button);
    await click(visitor, sidebarLink('/docs/api/import'));
    await expectSoon('The heading', () => text(visitor, 'h1'), 'Import');
    await expectSoon('The open menu', () => isMenuOpen(visitor), false);
    await expectSoon('The focus on the heading', () => isFocused(visitor, 'h1'), true);
  },
};
