import { expect, type Page } from '@playwright/test';

/** Colours and a width, in px, in which a page is looked at. */
export interface Look {
  name: string;
  colorScheme: 'light' | 'dark';
  /** Whether the system forces its own few colours upon the page. */
  forcedColors: 'none' | 'active';
  width: number;
}

const COLORS = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  'forced colours': { colorScheme: 'light', forcedColors: 'active' },
} as const;

const lookOf = (colors: keyof typeof COLORS, width: number): Look => ({
  name: `${colors}, ${width} px`,
  ...COLORS[colors],
  width,
});

/** Both modes, on a desk and on a phone. */
export const LOOKS: readonly Look[] = (['light', 'dark'] as const).flatMap((colors) =>
  [1280, 360].map((width) => lookOf(colors, width)),
);

/** All colours in all widths: one after the other, for a page takes more time to change its colours than its width. */
export const EVERY_LOOK: readonly Look[] = (['light', 'dark', 'forced colours'] as const).flatMap((colors) =>
  [1280, 360, 320].map((width) => lookOf(colors, width)),
);

/** Shows a page in another look. */
export async function setLook(page: Page, { colorScheme, forcedColors, width }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme, forcedColors });
  await page.setViewportSize({ width, height: 800 });
}

/** Shows a page, of which React runs, in another look, and waits until nothing in it moves any more. */
export async function lookAt(page: Page, look: Look): Promise<void> {
  await setLook(page, look);
  const follows = () =>
    page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
      await Promise.allSettled(ending.map(({ finished }) => finished));
      return document.documentElement.dataset.theme;
    });
  await expect.poll(follows, look.name).toBe(look.colorScheme);
}
