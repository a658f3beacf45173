import type { Page } from '@playwright/test';
import { open, scriptTexts } from './support/page';
import { expect, needsBuild, ownContexts, test } from './support/test';

needsBuild('the tools are a part of the page that loads by itself');
ownContexts();

interface Tool {
  name: string;
  execute(input: object): Promise<{ content: { text: string }[]; isError?: boolean }>;
}

type WithTools = Window & { tools: Tool[] };

/** Opens a page in a browser that has an assistant. */
async function openWithAssistant(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const tools: Tool[] = ((window as unknown as WithTools).tools = []);
    const modelContext = { registerTool: (tool: Tool) => void tools.push(tool) };
    Object.defineProperty(navigator, 'modelContext', { value: modelContext });
  });
  await open(page, '/docs/intro');
  await expect.poll(() => page.evaluate(() => (window as unknown as WithTools).tools.length)).toBe(3);
}

const call = (page: Page, name: string, input: object) =>
  page.evaluate(
    async ([tool, given]) => {
      const found = (window as unknown as WithTools).tools.find((it) => it.name === tool);
      const { content, isError = false } = (await found?.execute(given as object)) ?? { content: [] };
      return { text: content[0]?.text ?? '', isError };
    },
    [name, input] as const,
  );

/** Wrong input of tools, with a part of their answer. */
const MISTAKES = [
  ['search', { query: 'sql', version: '9' }, 'version "9": expected next, 5, 4, 3.'],
  ['search', { query: ' ' }, 'query: expected text.'],
  ['page', { path: '/docs/nowhere' }, 'path "/docs/nowhere": this site has no such page.'],
  ['page', { path: '../../etc/passwd' }, 'this site has no such page.'],
  ['convert_query', { text: 'age >', from: 'sql', to: 'cel' }, 'Something is missing at the end of the text.'],
  [
    'convert_query',
    { text: 'age > 1', from: 'basic', to: 'cel' },
    'from "basic": expected sql, mongodb, cel, jsonlogic, json.',
  ],
] as const;

test('an assistant in the browser searches, reads a page, converts a query, and is told of mistakes', async ({
  page,
}) => {
  await openWithAssistant(page);
  const found = await call(page, 'search', { query: 'parse numbers', version: '4' });
  expect((JSON.parse(found.text) as unknown[])[0]).toMatchObject({ page: '/docs/4/api/export' });
  for (const path of ['/docs/api/export#sql', '/docs/api/export/', '/docs/api/export.html'])
    expect((await call(page, 'page', { path })).text, path).toMatch(/^# Export\n/);
  expect(await call(page, 'convert_query', { text: 'age > 26', from: 'sql', to: 'cel' })).toEqual({
    text: 'age > 26',
    isError: false,
  });
  for (const [tool, input, message] of MISTAKES) {
    const { text, isError } = await call(page, tool, input);
    expect(isError, `${tool} ${JSON.stringify(input)}`).toBe(true);
    expect(text).toContain(message);
  }
});

/** How many scripts with the tools load when this is opened, in any time. */
async function scriptsWithTools(page: Page, openPage: () => Promise<void>): Promise<number> {
  const scripts = scriptTexts(page);
  await page.clock.install();
  await openPage();
  await page.clock.runFor(10_000);
  return (await scripts()).filter((script) => script.includes('convert_query')).length;
}

test('without an assistant, nothing is loaded for it', async ({ page }) => {
  expect(await scriptsWithTools(page, () => open(page, '/docs/intro'))).toBe(0);
});

test('with an assistant, one script is loaded for it', async ({ page }) => {
  expect(await scriptsWithTools(page, () => openWithAssistant(page))).toBe(1);
});
