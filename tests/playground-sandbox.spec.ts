import { createServer, type ServerResponse } from 'node:http';
import sirv from 'sirv';
import { listen } from '../scripts/shared/listen';
import { open } from './support/page';
import { App, codeOf, edit, frameOf, problem, write } from './support/playground';
import { expect, needsBuild, ownContexts, test } from './support/test';

ownContexts();

const FOCUSING = {
  'a field with autoFocus': App('  return <input autoFocus />;'),
  'an effect': App(
    '  const ref = useRef<HTMLInputElement>(null);\n  useEffect(() => ref.current?.focus(), []);\n  return <input ref={ref} />;',
    "import { useEffect, useRef } from 'react';",
  ),
  'a dialog': App(
    '  const ref = useRef<HTMLDialogElement>(null);\n  useEffect(() => ref.current?.showModal(), []);\n  return <dialog ref={ref}><input /></dialog>;',
    "import { useEffect, useRef } from 'react';",
  ),
  'a timer': App(
    '  useEffect(() => {\n    const timer = setInterval(() => document.querySelector("input")?.focus(), 10);\n    return () => clearInterval(timer);\n  }, []);\n  return <input />;',
    "import { useEffect } from 'react';",
  ),
};

test('an example takes the focus by pointer or Tab only', async ({ page }) => {
  const editor = await edit(page, '/docs/intro', 'Two fields');
  for (const [name, code] of Object.entries(FOCUSING)) {
    await test.step(name, async () => {
      const field = frameOf(editor).getByLabel(name);
      await write(editor, code.replace('<input', `<input aria-label="${name}"`));
      await expect(field).toBeVisible();
      // Lets the example do what it does in its first frames.
      await frameOf(editor)
        .locator('body')
        .evaluate(async () => {
          for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
        });
      await expect(codeOf(editor)).toBeFocused();
      await page.keyboard.type(`// after ${name}`);
      await expect(codeOf(editor)).toContainText(`// after ${name}`);
      await expect(field).toHaveValue('');
    });
  }
  await write(editor, App('  return <input aria-label="pressed" />;'));
  const field = frameOf(editor).getByLabel('pressed');
  await field.click();
  await page.keyboard.type('by pointer');
  await expect(field).toHaveValue('by pointer');
});

test('what an example does with its address leaves the history of the page alone', async ({ page }) => {
  await open(page, '/docs/umd');
  const editor = await edit(page, '/docs/intro', 'Two fields');
  const before = await page.evaluate(() => window.history.length);
  await write(
    editor,
    App(
      '  return <a href="#below">{location.hash}</a>;',
      "for (let i = 0; i < 60; i++) {\n  location.hash = 'a' + i;\n  window.location.href = '#b' + i;\n  history.pushState(null, '', '#c' + i);\n}",
    ),
  );
  const link = frameOf(editor).getByRole('link');
  await expect(link).toHaveText('#c59');
  await link.click();
  await expect.poll(() => link.evaluate(() => window.location.hash)).toBe('#below');
  expect(await page.evaluate(() => window.history.length)).toBe(before);
});

const ATTEMPTS = {
  'the page': '(window.parent as any).document.title',
  'what the browser keeps': 'localStorage.length',
  cookies: 'document.cookie',
  'a connection to another browser': 'new RTCPeerConnection()',
  'files of the site': "fetch('/')",
  'another host': "fetch('https://example.com/')",
  'a script of another host':
    "new Promise((_, refuse) => { const s = document.createElement('script'); s.src = 'https://example.com/a.js'; s.onerror = () => refuse(new Error()); document.head.append(s); })",
  'a picture of another host':
    "new Promise((_, refuse) => { const i = new Image(); i.onerror = () => refuse(new Error()); i.src = 'https://example.com/a.png'; })",
};

/** Code that lists the outcome of each attempt. */
const ATTEMPTING = App(
  '  return <ul>{Object.entries(attempts).map(([what, act]) => <Attempt key={what} what={what} act={act} />)}</ul>;',
  `import { useEffect, useState } from 'react';
const attempts: Record<string, () => unknown> = {
${Object.entries(ATTEMPTS)
  .map(([what, expression]) => `  '${what}': () => ${expression},`)
  .join('\n')}
};
function Attempt({ what, act }: { what: string; act: () => unknown }) {
  const [text, setText] = useState('…');
  useEffect(() => void (async () => { try { await act(); setText('reached'); } catch (e) { setText('refused ' + e.name); } })(), []);
  return <li>{what}: {text}</li>;
}`,
);

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

  test('has no access to the site', async ({ page }) => {
    const editor = await edit(page, '/docs/intro', 'Two fields');
    await write(editor, ATTEMPTING);
    const refused = Object.keys(ATTEMPTS).map((what) => new RegExp(`^${what}: refused`));
    await expect(frameOf(editor).getByRole('listitem')).toHaveText(refused);
    expect(others).toEqual([]);
  });

  test('cannot navigate the frame to another host', async ({ page }) => {
    const editor = await edit(page, '/docs/intro', 'Two fields');
    await write(editor, App('  return <p>gone</p>;', "location.href = 'https://example.com/?secret';"));
    await expect(problem(editor)).toContainText('led its frame to another page');
    expect(others).toEqual([]);
  });
});

test('the frame has a strict policy, and only the site may embed it', async ({ request }) => {
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

test.describe('on a host that sends no headers', () => {
  needsBuild('it serves the files of a build');

  async function serveWithoutHeaders() {
    const setHeaders = (response: ServerResponse) => response.setHeader('access-control-allow-origin', '*');
    const files = sirv('public', { dev: true, setHeaders });
    const server = createServer((request, response) => files(request, response));
    const { origin } = await listen(server);
    return { origin, server };
  }

  test("the frame's page runs nothing for another site", async ({ page }) => {
    const [site, other] = await Promise.all([serveWithoutHeaders(), serveWithoutHeaders()]);
    try {
      await page.goto(`${other.origin}/robots.txt`);
      const code = "window.ran = true; window.parent.postMessage(self.origin, '*');";
      const attack = (sandbox: string | null) =>
        page.evaluate(
          async ([url, rights, text]) => {
            const frame = document.createElement('iframe');
            if (rights !== null) frame.setAttribute('sandbox', rights);
            frame.src = url;
            document.body.append(frame);
            await new Promise((resolve) => frame.addEventListener('load', resolve));
            const { port1, port2 } = new MessageChannel();
            frame.contentWindow?.postMessage('connect', '*', [port2]);
            const files = { 'a.js': { kind: 'script', code: text, brokenLine: null } };
            port1.postMessage({ type: 'run', program: { entry: 'a.js', files, modules: [], scripts: [], styles: {} } });
          },
          [`${site.origin}/playground/5/frame.html`, sandbox, code] as const,
        );
      await page.evaluate(() => {
        const origins: unknown[] = [];
        Object.assign(window, { origins });
        window.addEventListener('message', ({ data }) => origins.push(data));
      });
      await attack(null);
      await attack('allow-scripts allow-same-origin');
      // The same attack on a frame without the rights of the site succeeds, and does no harm.
      await attack('allow-scripts');
      await expect
        .poll(() => page.evaluate(() => (window as unknown as { origins: unknown[] }).origins))
        .toEqual(['null']);
      const [, own, claimed] = page.frames();
      expect(await own?.evaluate(() => ['ran' in window, self.origin])).toEqual([false, site.origin]);
      expect(await claimed?.evaluate(() => ['ran' in window, self.origin])).toEqual([false, site.origin]);
    } finally {
      for (const { server } of [site, other]) server.close().closeAllConnections();
    }
  });
});
