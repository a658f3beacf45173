import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext, Page, Route } from '@playwright/test';
import { build } from 'esbuild';
import { watch } from './support/page';
import { expect, needsBuild, test } from './support/test';

needsBuild('it reads the markdown of pages, which a build writes');

/** Installed packages of the site, of the versions, and those only CDN samples use. */
const FOLDERS = [
  'node_modules',
  'node_modules/@cdn',
  ...readdirSync('content/docs').map((version) => `content/docs/${version}/node_modules`),
];

const ADDRESS =
  /^https:\/\/(?<host>unpkg\.com|cdn\.jsdelivr\.net\/npm|esm\.sh)\/(?<name>(?:@[\w-]+\/)?[\w-]+)@(?<version>[\d.]+)(?<path>\/.*)?$/;

const TYPES: Record<string, string> = { css: 'text/css', js: 'text/javascript', mjs: 'text/javascript' };

/** Mocks CDNs with the installed packages. Returns requested URLs, and those without a matching package. */
async function serveCdns(page: Page): Promise<{ asked: string[]; unknown: string[] }> {
  const log = { asked: [] as string[], unknown: [] as string[] };
  await page.route(/^https:/, async (route) => {
    const address = route.request().url();
    log.asked.push(address);
    const answered = await answer(route, address);
    if (!answered) {
      log.unknown.push(address);
      await route.abort();
    }
  });
  return log;
}

async function answer(route: Route, address: string): Promise<boolean> {
  const { host, name = '', version = '', path = '' } = ADDRESS.exec(address)?.groups ?? {};
  const folder = installedFolder(name, version);
  if (!folder) return false;
  const headers = { 'access-control-allow-origin': '*' };
  if (host === 'esm.sh') {
    const body = await bundleModule(`${folder}${path.replace(/\/$/, '')}`, folder);
    await route.fulfill({ headers, contentType: 'text/javascript', body });
    return true;
  }
  const file = `${folder}${path}`;
  if (!existsSync(file)) return false;
  const contentType = TYPES[file.split('.').pop() ?? ''] ?? 'text/plain';
  await route.fulfill({ headers, contentType, body: readFileSync(file, 'utf8') });
  return true;
}

/** The installed copy that matches a full (`18.3.1`) or major (`18`) version. */
function installedFolder(name: string, wanted: string): string | undefined {
  return FOLDERS.map((folder) => join(folder, name)).find((folder) => {
    const manifest = join(folder, 'package.json');
    if (!existsSync(manifest)) return false;
    const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
    return version === wanted || version.startsWith(`${wanted}.`);
  });
}

/** Imitates esm.sh: turns a CommonJS package into an ES module with named exports that imports `react`. */
async function bundleModule(entry: string, folder: string): Promise<string> {
  const names = Object.keys((await import(join(process.cwd(), entry))) as object).filter((name) => name !== 'default');
  const source = join(process.cwd(), entry);
  const isReact = folder.endsWith('/react');
  const { outputFiles = [] } = await build({
    stdin: {
      contents: `import all from ${JSON.stringify(source)};\nexport default all;\nexport const { ${names.join(', ')} } = all;`,
      resolveDir: process.cwd(),
    },
    bundle: true,
    write: false,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: isReact ? [] : ['react'],
    banner: isReact ? {} : { js: "import * as react from 'react';\nconst require = (name) => react;" },
  });
  return outputFiles[0]?.text ?? '';
}

/** Pages with complete HTML samples that load the library from a CDN. */
const PAGES = ['/docs/4/umd', '/docs/umd', '/docs/next/buildless'];

async function htmlSamples(request: APIRequestContext, path: string): Promise<string[]> {
  const text = await (await request.get(`${path}.md`)).text();
  return [...text.matchAll(/^```html[^\n]*\n([\s\S]*?)^```/gm)].map(([, code = '']) => code);
}

for (const path of PAGES) {
  test(`each sample of ${path} is a page with a working query builder`, async ({ page, request }) => {
    const samples = await htmlSamples(request, path);
    expect(samples.length).toBeGreaterThan(0);

    for (const sample of samples) {
      expect(sample).toMatch(/^<!doctype html>/);
      const cdns = await serveCdns(page);
      const incidents = watch(page);
      await page.route('**/sample.html', (route) => route.fulfill({ contentType: 'text/html', body: sample }));
      await page.goto('/sample.html');

      const builder = page.locator('.queryBuilder');
      await expect(builder).toBeVisible();
      const rules = builder.locator('.rule');
      const before = await rules.count();
      await builder.locator('.ruleGroup-addRule').first().click();
      await expect(rules).toHaveCount(before + 1);
      // The style sheet has loaded, too.
      await expect(builder.locator('.ruleGroup').first()).toHaveCSS('border-top-style', 'solid');
      if (sample.includes('QueryBuilderDnD')) await expect(builder).toHaveAttribute('data-dnd', 'enabled');
      expect(cdns.asked.length).toBeGreaterThan(3);
      expect(cdns.unknown).toEqual([]);
      expect(incidents.list.filter((text) => !text.startsWith('request to another host'))).toEqual([]);
      await page.unrouteAll();
    }
  });
}
