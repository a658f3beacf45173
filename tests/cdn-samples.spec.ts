import type { APIRequestContext } from '@playwright/test';
import { serveCdns } from './support/cdn';
import { watch } from './support/page';
import { expect, needsBuild, test } from './support/test';

needsBuild('it reads the markdown of pages, which a build writes');

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
