import { readFileSync, statSync } from 'node:fs';
import { projectDates } from '../src/gatsby/changeDates';
import { readSite } from '../src/gatsby/content/readContent';
import { measureLoad } from './support/measureLoad';
import { watch } from './support/page';
import { DOC_ROUTES, hasPlace, htmlOf, isRoot, listedPaths, ROUTES, sitemapPaths } from './support/routes';
import { expect, needsBuild, test } from './support/test';

needsBuild('a build writes these files');

const head = (html: string, pattern: RegExp) => pattern.exec(html)?.[1];

test('the sitemap has every page', { tag: ['@exact-routes', '@version-3', '@same-pages'] }, async ({ request }) => {
  const sitemap = await request.get('/sitemap.xml');
  expect(sitemap.headers()['content-type']).toContain('application/xml');
  const text = await sitemap.text();
  expect(sitemapPaths(text)).toEqual(listedPaths(ROUTES));
  for (const [, date = ''] of text.matchAll(/<lastmod>([^<]+)<\/lastmod>/g)) {
    expect(Date.parse(date), date).toBeLessThanOrEqual(Date.now());
  }
  // Without a history, as in a shallow clone, no page has a date.
  if (projectDates().has('content/docs/5/intro.mdx')) expect(text).toContain('/docs/intro</loc><lastmod>');
  // A page of the documentation names the same date, or none either.
  for (const { path } of DOC_ROUTES) {
    const day = head(text, new RegExp(`<loc>[^<]*${path}</loc><lastmod>(.{10})`));
    expect(head(htmlOf({ path }), /<time dateTime="([^"]+)">Last updated on \w+ \d+, 20\d\d\./), path).toBe(day);
  }
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${new URL(head(text, /<loc>([^<]+)/) ?? '').origin}/sitemap.xml`);
});

test('the feed of releases is a valid document whose links lead to what the pages document', async ({
  page,
  request,
}) => {
  const home = await (await request.get('/')).text();
  const path = head(home, /type="application\/atom\+xml" href="([^"]+)"/) ?? 'no feed';
  const text = await (await request.get(path)).text();
  await page.goto('/');
  const { entries, links } = await page.evaluate((xml) => {
    const feed = new DOMParser().parseFromString(xml, 'application/xml');
    const textOf = (element: Element, name: string) => element.querySelector(name)?.textContent ?? '';
    const found = [...feed.querySelectorAll('entry')].map((entry) => ({
      ...{ id: textOf(entry, 'id'), title: textOf(entry, 'title'), updated: textOf(entry, 'updated') },
      page: entry.querySelector('link')?.getAttribute('href') ?? '',
      html: new DOMParser().parseFromString(textOf(entry, 'content'), 'text/html'),
    }));
    const linked = found.flatMap(({ page, html }) => [
      page,
      ...[...html.querySelectorAll('a')].map(({ href }) => href),
    ]);
    return {
      entries: found.map(({ html, ...rest }) => ({ ...rest, items: html.querySelectorAll('li, p').length })),
      links: linked,
    };
  }, text);
  expect(entries.length).toBeGreaterThan(30);
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  for (const { title, updated, items } of entries) {
    expect(updated, title).toMatch(/^\d{4}-\d\d-\d\dT00:00:00Z$/);
    expect(items, title).toBeGreaterThan(0);
  }
  expect(links.length).toBeGreaterThan(200);
  for (const link of new Set(links)) {
    const { pathname, hash } = new URL(link);
    expect(hasPlace(pathname + hash), link).toBe(true);
  }
});

test('every page has a card with its own picture, title and description', () => {
  const images = new Map<string, string>();
  for (const { path, template } of ROUTES) {
    const html = htmlOf({ path });
    const image = head(html, /property="og:image" content="([^"]+)"/) ?? '';
    expect(html, path).toContain('name="twitter:card" content="summary_large_image"');
    expect(head(html, /property="og:title" content="([^"]+)"/), path).toBeTruthy();
    expect(head(html, /property="og:description" content="([^"]+)"/), path).toBeTruthy();
    // Search engines do not index the search page.
    if (path !== '/search' && !isRoot(path)) {
      expect(images.get(image), `${path} has the picture of another page`).toBeUndefined();
      images.set(image, path);
    }

    const scripts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)];
    const data = scripts.flatMap(
      ([, text = '']) => (JSON.parse(text) as { '@graph': { '@type': string }[] })['@graph'],
    );
    const types = { doc: ['TechArticle', 'BreadcrumbList'], category: ['BreadcrumbList'], home: ['WebSite'] };
    expect(
      data.map((entry) => entry['@type']),
      path,
    ).toEqual(types[template as 'doc'] ?? []);
  }
  for (const image of images.keys()) {
    const file = `public${new URL(image).pathname}`;
    expect(readFileSync(file).subarray(1, 4).toString(), image).toBe('PNG');
    expect(statSync(file).size, image).toBeLessThan(100_000);
  }
});

test('a page of the documentation has breadcrumbs and its version as structured data', async ({ request }) => {
  const html = await (await request.get('/docs/4/api/export')).text();
  const text = head(html, /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/) ?? '';
  const [article, trail] = (JSON.parse(text) as { '@graph': Record<string, unknown>[] })['@graph'];
  expect(article).toMatchObject({ headline: 'Export', version: 'v4.x', inLanguage: 'en' });
  expect([article?.image, article?.url]).toEqual([
    expect.stringMatching(/^https?:.*\.png$/),
    expect.stringMatching(/^https?:.*\/api\/export$/),
  ]);
  const crumbs = trail?.itemListElement as { position: number; name: string; item: string }[];
  expect(crumbs.map(({ position, name, item }) => [position, name, new URL(item).pathname])).toEqual([
    [1, 'React Query Builder', '/'],
    [2, 'API', '/docs/4/category/api'],
    [3, 'Export', '/docs/4/api/export'],
  ]);
});

test('icons, manifest and theme colours exist', async ({ request }) => {
  const html = await (await request.get('/docs/intro')).text();
  const links = ['icon" sizes="32x32', 'icon" type="image/svg+xml', 'apple-touch-icon', 'manifest'];
  for (const link of links) {
    const address = head(html, new RegExp(`rel="${link.replace(/[+]/g, '\\+')}" href="([^"]+)"`)) ?? `no ${link}`;
    expect((await request.get(address)).status(), address).toBe(200);
  }
  const colors = [...html.matchAll(/name="theme-color" media="([^"]+)" content="(#[0-9a-f]{6})"/g)];
  expect(colors.map(([, media]) => media)).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
  const response = await request.get('/manifest.webmanifest');
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await response.json()) as Record<string, string> & { icons: { src: string }[] };
  const { title, description } = readSite();
  expect(manifest).toMatchObject({ name: title, description, background_color: colors[0]?.[2] });
  const { icons, start_url = 'none' } = manifest;
  for (const path of [start_url, ...icons.map(({ src }) => src)]) {
    expect((await request.get(path)).status(), path).toBe(200);
  }
});

test('the console shows the greeting after all else', { tag: '@console-script' }, async ({ page, request }) => {
  const incidents = watch(page);
  const greetings: string[] = [];
  page.on('console', (message) => greetings.push(message.text()));
  const transfers = await measureLoad(page, '/docs/intro', 500);
  const script = transfers.find(({ url }) => new URL(url).pathname === '/js/console.js');
  expect(script?.beforeLoad).toBe(false);
  await expect.poll(() => greetings.join()).toMatch(/React Query Builder 5\.\d+\.\d+/);
  expect(greetings.join()).toContain('https://github.com/react-querybuilder/react-querybuilder');
  expect(incidents.list).toEqual([]);
  expect(transfers.filter(({ url }) => url.includes('/social/'))).toEqual([]);
  expect((await request.get('/js/console.js')).headers()['cache-control']).toContain('max-age=0');
});
