import { expect, type Page } from '@playwright/test';

/** A colour mode and a width, in px, in which a page is looked at. */
export interface Look {
  name: string;
  colorScheme: 'light' | 'dark';
  width: number;
}

/** Both modes, on a desk and on a phone. */
export const LOOKS: readonly Look[] = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [1280, 360].map((width) => ({ name: `${colorScheme}, ${width} px`, colorScheme, width })),
);

/** Shows a page, of which React runs, in another look, and waits until nothing in it moves any more. */
export async function lookAt(page: Page, { colorScheme, width }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize({ width, height: 800 });
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
