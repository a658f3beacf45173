import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import sirv from 'sirv';
import { open } from './support/page';
import { serveForTests } from './support/serve';
import { expect, needsBuild, ownContexts, test } from './support/test';

needsBuild('redirects and pages that are missing are a matter of the host');
ownContexts();

/** Alternative URL forms and their targets; query and hash are kept. */
const FORMS = {
  '/docs/intro/': '/docs/intro',
  '/docs/intro.html': '/docs/intro',
  '/docs/intro.htm': '/docs/intro',
  '/docs/intro/index.html': '/docs/intro',
  '/docs/4/tips/limit-groups.html': '/docs/4/tips/limit-groups',
  '/index.html': '/',
  '/index.htm': '/',
  '/demo/antd/': '/demo/antd',
  '/demo/antd.html': '/demo/antd',
  '/react-querybuilder': '/demo',
  '/react-querybuilder/': '/demo',
  '/react-querybuilder.html': '/demo',
};

/** Forms in another letter case, which the not-found page redirects. */
const TYPED_FORMS = {
  '/Docs/Intro': '/docs/intro',
  '/DEMO/Antd.html': '/demo/antd',
  '/docs/API/Export/': '/docs/api/export',
};

const ALL_FORMS = { ...FORMS, ...TYPED_FORMS };

/** Opens forms of addresses, each of which leads to its page with search and hash. */
async function expectRedirects(page: Page, forms: (keyof typeof ALL_FORMS)[], origin = ''): Promise<void> {
  for (const from of forms) {
    await test.step(from, async () => {
      await page.goto(`${origin}${from}?x=1#y`, { waitUntil: 'commit' });
      await page.waitForURL(`${origin}${ALL_FORMS[from]}?x=1#y`, { waitUntil: 'commit' });
      await expect(page.locator('h1')).not.toHaveText('Page Not Found');
    });
  }
}

test(
  'other forms of an address redirect to the page and keep search and hash',
  { tag: ['@trailing-slashes', '@html-endings', '@target-extensions'] },
  async ({ page, request, baseURL }) => {
    for (const [from, to] of Object.entries(FORMS)) {
      const response = await request.get(`${from}?x=1`);
      expect([response.status(), response.url()], from).toEqual([200, `${baseURL}${to}?x=1`]);
    }
    // Only a browser keeps the hash.
    await expectRedirects(page, ['/docs/intro.html', '/react-querybuilder.html', '/Docs/Intro', '/DEMO/Antd.html']);
  },
);

test.describe('on a host without redirect rules', () => {
  const origin = serveForTests(() => {
    const files = sirv('public', { dev: true, extensions: ['html'] });
    const notFound = readFileSync('public/404.html');
    return createServer((request, response) => {
      files(request, response, () => {
        response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(notFound);
      });
    });
  });

  test('other forms redirect too, from static pages', { tag: '@html-endings' }, async ({ page }) => {
    // One of each kind of file, and of the ways in which the not-found page finds the page.
    await expectRedirects(
      page,
      [
        '/docs/intro/',
        '/docs/intro.html',
        '/docs/intro.htm',
        '/docs/intro/index.html',
        '/index.html',
        '/react-querybuilder',
        '/react-querybuilder.html',
        '/Docs/Intro',
        '/DEMO/Antd.html',
        '/docs/API/Export/',
      ],
      origin(),
    );
  });

  test('an old path leads to its page, and back to the page before', { tag: '@old-demo-path' }, async ({ page }) => {
    await page.goto(`${origin()}/docs/intro`);
    await page.goto(`${origin()}/react-querybuilder?x=1#y`);
    await expect(page).toHaveURL(`${origin()}/demo?x=1#y`);
    await page.goBack();
    await expect(page).toHaveURL(`${origin()}/docs/intro`);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('an old path redirects too', async ({ page }) => {
      await page.goto(`${origin()}/react-querybuilder`);
      await expect(page).toHaveURL(`${origin()}/demo`);
    });
  });

  test('a page at its own address does not redirect, and no redirect leads in a circle', async ({ page }) => {
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
    await open(page, `${origin()}/docs/intro`);
    expect([...new Set(visited)]).toEqual(['/docs/intro']);
    await open(page, `${origin()}/nowhere.html`);
    await expect(page.locator('h1')).toHaveText('Page Not Found');
    expect([...new Set(visited)]).toEqual(['/docs/intro', '/nowhere.html']);
  });
});

test('/discord shows its link, and opens it after half a second', { tag: '@chat-page' }, async ({ page }) => {
  const asked: string[] = [];
  await page.route('https://discord.gg/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<h1>Chat</h1>' });
  });
  // Fake timers, because a slow machine takes longer than half a second.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/discord');
  const isAlive = () => page.locator('html[data-hydrated]').count();
  await expect.poll(async () => (await page.clock.runFor(20), isAlive())).toBe(1);
  const link = page.getByRole('main').getByRole('link');
  await expect(link).toHaveAttribute('href', /^https:\/\/discord\.gg\//);
  const target = await link.getAttribute('href');
  await page.clock.runFor(350);
  expect(asked).toEqual([]);
  await page.clock.runFor(200);
  await expect.poll(() => asked).toEqual([target]);
  await expect(page.locator('h1')).toHaveText('Chat');
});

test('/discord does not trap readers who go back', async ({ page }) => {
  await page.route('https://discord.gg/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Chat</h1>' }),
  );
  await page.goto('/docs/intro');
  await page.goto('/discord');
  await expect(page.locator('h1')).toHaveText('Chat');
  await page.goBack();
  await expect(page).toHaveURL('/docs/intro');
});

test('no address leads to another site, or runs code in it', async ({ page, baseURL }) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    return dialog.dismiss();
  });
  for (const path of [
    '/search?q=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
    '/docs/intro?theme=dark%22%3E%3Cscript%3Ealert(1)%3C/script%3E',
    '/docs/intro?version=../..',
    '/demo?to=https://evil.example/',
    '/%3Cscript%3Ealert(1)%3C/script%3E',
    '/react-querybuilder?url=//evil.example#%22%3E%3Cimg%20src=x%20onerror=alert(1)%3E',
  ]) {
    await open(page, path);
    expect(new URL(page.url()).origin, path).toBe(baseURL);
    await expect(page.locator('html'), path).toHaveAttribute('data-theme', /^(?:light|dark)$/);
    await expect(page.locator('img[onerror]'), path).toHaveCount(0);
  }
  expect(dialogs).toEqual([]);
});
