import { requestedPaths } from '../support/faults';
import { observeLayoutShifts, layoutShifts } from '../support/layoutShifts';
import { BASE } from '../../scripts/test/configuredSettings';
import { expect, test } from './test';

/** A page that scripts/test/authorChanges.ts adds to Next, which is frozen with it. */
const PAGES = ['docs/next/tips/pictures', 'docs/tips/pictures'];

for (const path of PAGES) {
  test(`images of ${path} move nothing, are never wider than themselves, and load when they are near`, async ({
    page,
  }) => {
    const requests = requestedPaths(page);
    await observeLayoutShifts(page);
    await page.goto(path);

    const images = page.locator('article img:visible');
    await expect(images).toHaveCount(6);
    const late = page.getByRole('img', { name: 'Late' });
    expect(requests.filter((it) => it.includes('/late-'))).toEqual([]);
    await late.scrollIntoViewIfNeeded();
    await expect(late).toHaveJSProperty('complete', true);
    for (const [name, width, height] of [
      ['Wide', 2000, 1000],
      ['Small', 40, 20],
      ['Drawing', 150, 100],
      ['Fixed', 150, 100],
      ['Pair', 300, 150],
      ['Late', 800, 400],
    ] as const) {
      const image = page.getByRole('img', { name });
      await image.scrollIntoViewIfNeeded();
      await expect(image).toHaveJSProperty('complete', true);
      const shown = await image.evaluate((it: HTMLImageElement) => {
        const { width, height } = it.getBoundingClientRect();
        const text = it.closest('p')?.getBoundingClientRect().width ?? 0;
        return { width, height, text, loaded: it.naturalWidth, address: new URL(it.currentSrc).pathname };
      });
      expect(shown.width, name).toBe(Math.min(width, shown.text));
      expect(shown.height / shown.width, name).toBeCloseTo(height / width, 2);
      expect(shown.loaded, name).toBeGreaterThan(0);
      expect(shown.address).toMatch(
        name === 'Fixed' ? `${BASE}/fixed.svg` : new RegExp(`^${BASE}/static/${name.toLowerCase()}-.*\\.(?:avif|svg)$`),
      );
    }
    expect(await layoutShifts(page)).toEqual([]);
  });
}

test('dark mode shows, and loads, the variant for it', async ({ page }) => {
  const requests = requestedPaths(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('docs/next/tips/pictures');
  const pair = page.getByRole('img', { name: 'Pair' });
  await pair.scrollIntoViewIfNeeded();
  await expect(pair).toHaveJSProperty('complete', true);
  expect(await pair.evaluate((it: HTMLImageElement) => it.currentSrc)).toContain('/pair.dark-');
  expect(requests.filter((it) => /\/pair-/.test(it))).toEqual([]);
});

test('the twin has images by their addresses, each once', async ({ request }) => {
  const twin = await (await request.get('docs/next/tips/pictures.md')).text();
  const addresses = [...twin.matchAll(/!\[(\w+)\]\(https:\/\/docs\.example(\S+)\)/g)].map(
    ([, , address = '']) => address,
  );
  expect(addresses).toHaveLength(6);
  for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200);
});
