import { notStrictEqual, ok, strictEqual } from 'node:assert/strict';
import { address, attribute, click, count, hydrated, isFocused, open, style, text, wake } from './page';
import { expectSoon } from './until';
import type { Journey, Visitor } from './visitor';

const THEME_BUTTON = 'button[aria-label^="Switch between"]';
const MENU = '#docs-menu';

const sidebarLink = (path: string) => `nav[aria-label="Docs sidebar"] a[href="${path}"]`;

const scrollY = (visitor: Visitor) => visitor.evaluate(() => Math.round(window.scrollY));
const isMenuOpen = (visitor: Visitor) =>
  visitor.evaluate((css) => document.querySelector(css)!.matches(':popover-open'), MENU);

export const PAGE_JOURNEYS: Readonly<Record<string, Journey>> = {
  'a page of the documentation shows its sidebar and coloured code': async (visitor) => {
    await open(visitor, '/docs/api/export');
    strictEqual(await text(visitor, 'h1'), 'Export');
    strictEqual(await attribute(visitor, sidebarLink('/docs/api/export'), 'aria-current'), 'page');
    const colours = await Promise.all(
      ['', ' .k', ' .s', ' .p'].map((token) => style(visitor, `pre code${token}`, 'color')),
    );
    strictEqual(new Set(colours).size, colours.length, `colours of code: ${colours.join()}`);
  },

  'the colour mode changes, and survives a reload': async (visitor) => {
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

  'a link changes the page without a load, and back restores the position': async (visitor) => {
    await open(visitor, '/docs/api/export');
    await visitor.evaluate(() => {
      Object.assign(window, { isSame: true });
      window.scrollTo({ top: 300, behavior: 'instant' });
    });
    await click(visitor, sidebarLink('/docs/api/import'));
    await expectSoon('The heading', () => text(visitor, 'h1'), 'Import');
    await expectSoon('The address', () => address(visitor), '/docs/api/import');
    await expectSoon('The title', () => text(visitor, 'title'), /^Import \|/);
    await expectSoon('The announcement', () => text(visitor, '#gatsby-announcer'), 'Navigated to Import');
    await expectSoon('The focus on the heading', () => isFocused(visitor, 'h1'), true);
    await expectSoon('The scroll position', () => scrollY(visitor), 0);
    await visitor.evaluate(() => history.back());
    await expectSoon('The heading', () => text(visitor, 'h1'), 'Export');
    await expectSoon('The scroll position', () => scrollY(visitor), 300);
    ok(await visitor.evaluate(() => 'isSame' in window), 'the window is the same');
  },

  'back from another site leads to where the reader was, with what was chosen meanwhile': async (visitor) => {
    await open(visitor, '/docs/intro');
    await visitor.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
      window.scrollTo({ top: 700, behavior: 'instant' });
    });
    await expectSoon('The scroll position', () => scrollY(visitor), 700);
    await visitor.open('/docs/umd');
    await hydrated(visitor);
    await click(visitor, THEME_BUTTON);
    await click(visitor, 'aside[aria-label=Announcement] button');
    await expectSoon('Announcements', () => count(visitor, 'aside[aria-label=Announcement]'), 0);
    await visitor.evaluate(() => history.back());
    await expectSoon('The heading', () => text(visitor, 'h1'), 'Getting started');
    await expectSoon('That the browser kept the page', () => visitor.evaluate(() => 'persisted' in window), true);
    await expectSoon('The scroll position', () => scrollY(visitor), 700);
    await expectSoon('The mode', () => attribute(visitor, 'html', 'data-theme'), 'dark');
    await expectSoon('Announcements', () => count(visitor, 'aside[aria-label=Announcement]'), 0);
  },

  'a builder shows the query that the page works with after a reload': async (visitor) => {
    const part = '[data-part=DefaultBuilder]';
    const field = `${part} .rule-fields`;
    const value = () => visitor.evaluate((css) => document.querySelector<HTMLSelectElement>(css)!.value, field);
    await open(visitor, '/');
    await wake(visitor, part);
    await visitor.evaluate((css) => {
      const select = document.querySelector<HTMLSelectElement>(css)!;
      select.value = 'age';
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }, field);
    await expectSoon('The type of the value', () => attribute(visitor, `${part} .rule-value`, 'type'), 'number');
    await visitor.reload();
    await hydrated(visitor);
    await wake(visitor, part);
    strictEqual(await value(), 'firstName');
  },

  'the pages that links lead to are fetched ahead': async (visitor) => {
    await open(visitor, '/');
    const isFetched = () => performance.getEntriesByName(`${location.origin}/page-data/demo/page-data.json`).length > 0;
    await expectSoon('The prefetched demo', () => visitor.evaluate(isFetched), true);
  },

  'the version menu leads to the same page of another version': async (visitor) => {
    await open(visitor, '/docs/api/export');
    await click(visitor, 'header details summary');
    await click(visitor, 'header details a[href="/docs/4/api/export"]');
    await expectSoon('The address', () => address(visitor), '/docs/4/api/export');
    await expectSoon('The menu', () => text(visitor, 'header details summary'), /v4\.x$/);
    strictEqual(await text(visitor, 'h1'), 'Export');
  },

  'an unknown address is reported, and an old one redirects': async (visitor) => {
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

  'the menu of a phone opens, closes and navigates': async (visitor) => {
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
