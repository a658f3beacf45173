import { ok, strictEqual } from 'node:assert/strict';
import { address, attribute, click, count, hydrated, isFocused, open, text } from './page';
import { expectSoon, until } from './until';
import type { Journey } from './visitor';

const SEARCH_INPUT = '.DocSearch-Modal .DocSearch-Input';
const EDITOR = 'section[aria-label="Two fields"]';
const RESULT = '[aria-label="Result"]';

export const TOOL_JOURNEYS: Readonly<Record<string, Journey>> = {
  'the search finds a misspelt name and opens its page': async (visitor) => {
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
    // Leaving while an example loads would report an aborted fetch.
    await visitor.evaluate(() => document.querySelector('[data-example]')!.scrollIntoView({ behavior: 'instant' }));
    await expectSoon('Live examples', async () => (await count(visitor, '[data-example] [data-live]')) > 0, true);

    await open(visitor, '/search?q=clone+buttons');
    await expectSoon('The number of results', () => text(visitor, 'main [role=status]'), /^\d+ documents found$/);
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

  'an example runs, can be edited, and shows the change': async (visitor) => {
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
};
