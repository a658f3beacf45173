import { App, edit, frameOf, HEADING, problem, write } from './support/playground';
import { expect, ownContexts, test } from './support/test';

ownContexts();

const ENDLESS = {
  'a loop without a block': App('  while (true);'),
  'a do-while loop': App('  do {} while (true);'),
  'a loop over a generator': App(
    '  for (const n of numbers()) n;\n  return null;',
    'function* numbers() { let n = 0; for (;;) yield n++; }',
  ),
  'a recursion': App(
    '  return <p>{fibonacci(60)}</p>;',
    'const fibonacci = (n: number): number => n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);',
  ),
  'promises without end': App('  return null;', '(async () => { for (;;) await null; })();'),
  'a loop that catches everything': App('  for (;;) { try { for (;;); } catch {} }'),
};

test('code without an end is stopped while the page goes on, and the next change runs', async ({ page }) => {
  const editor = await edit(page, '/docs/intro', 'Two fields');
  for (const [name, code] of Object.entries(ENDLESS)) {
    await test.step(name, async () => {
      await write(editor, code);
      await expect(problem(editor)).toContainText('Stopped: this code ran for more than a second without a pause.');
      await expect(problem(editor)).toContainText('fields.tsx:');

      await write(editor, HEADING(`after ${name}`));
      await expect(frameOf(editor).getByRole('heading')).toHaveText(`after ${name}`);
      await expect(problem(editor)).toHaveCount(0);
    });
  }
});

test('code that cannot be stopped from within loses its frame, and can be run again', async ({ page }) => {
  const editor = await edit(page, '/docs/intro', 'Two fields');
  await write(editor, App("  return <p>{String(/^(a+)+$/.test('a'.repeat(50) + 'b'))}</p>;"));
  // The page stays responsive.
  await expect(editor.getByRole('button', { name: 'Reset' })).toBeEnabled();
  await expect(problem(editor)).toContainText('did not answer for four seconds');
  // The previous result shows again.
  await expect(frameOf(editor).locator('.queryBuilder')).toBeVisible();
  await expect(problem(editor).getByRole('button', { name: 'Run again' })).toBeEnabled();
  await expect(problem(editor)).toContainText('did not answer');

  await write(
    editor,
    App("  return <button onClick={() => setTimeout(() => /^(a+)+$/.test('a'.repeat(50) + 'b'))}>Hang</button>;"),
  );
  await frameOf(editor).getByRole('button', { name: 'Hang' }).click();
  await expect(problem(editor)).toContainText('did not answer for four seconds');
  await problem(editor).getByRole('button', { name: 'Run again' }).click();
  await expect(frameOf(editor).getByRole('button', { name: 'Hang' })).toBeVisible();
  await expect(problem(editor)).toHaveCount(0);
});

/** Code that displays the outcome of an attempt. */
const attempt = (what: string, expression: string) =>
  App(
    '  const [text, setText] = useState("…");\n' +
      `  useEffect(() => void (async () => { try { await (${expression}); setText("reached"); } catch (e) { setText("refused " + e.name); } })(), []);\n` +
      `  return <h1>${what}: {text}</h1>;`,
    "import { useEffect, useState } from 'react';",
  );

const ATTEMPTS = {
  'the page': '(window.parent as any).document.title',
  'what the browser keeps': 'localStorage.length',
  cookies: 'document.cookie',
  'files of the site': "fetch('/')",
  'another host': "fetch('https://example.com/')",
  'a script of another host':
    "new Promise((_, refuse) => { const s = document.createElement('script'); s.src = 'https://example.com/a.js'; s.onerror = () => refuse(new Error()); document.head.append(s); })",
  'a picture of another host':
    "new Promise((_, refuse) => { const i = new Image(); i.onerror = () => refuse(new Error()); i.src = 'https://example.com/a.png'; })",
};

test.describe('code in the frame', () => {
  test.use({ provokesPolicy: true });

  /** Requests to other hosts. */
  let others: string[];
  test.beforeEach(async ({ page }) => {
    others = [];
    await page.route('https://**', (route) => {
      others.push(route.request().url());
      return route.fulfill({ body: '' });
    });
  });

  test('does not reach what is not its own', async ({ page }) => {
    const editor = await edit(page, '/docs/intro', 'Two fields');
    for (const [what, expression] of Object.entries(ATTEMPTS)) {
      await test.step(what, async () => {
        await write(editor, attempt(what, expression));
        await expect(frameOf(editor).getByRole('heading')).toContainText(`${what}: refused`);
      });
    }
    expect(others).toEqual([]);
  });

  test('cannot lead it to another host', async ({ page }) => {
    const editor = await edit(page, '/docs/intro', 'Two fields');
    await write(editor, App('  return <p>gone</p>;', "location.href = 'https://example.com/?secret';"));
    await expect(problem(editor)).toContainText('led its frame to another page');
    expect(others).toEqual([]);
  });
});

test('the frame has the policy of a stranger, and may only be framed by the site', async ({ request }) => {
  for (const version of ['3', '4', '5', 'next']) {
    const response = await request.get(`/playground/${version}/frame.html`);
    const headers = response.headers();
    expect(headers['content-security-policy']).toContain("sandbox allow-scripts; default-src 'none'");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(headers['cache-control']).toContain('max-age=0');
    const [script = ''] = /(?<=src=")[^"]+/.exec(await response.text()) ?? [];
    const file = await request.get(`/playground/${script.replace('../', '')}`);
    expect(file.headers()['cache-control']).toContain('immutable');
  }
});
