import { expect, type Page } from '@playwright/test';

/** Colours and viewport width (px) of a visual check. */
export interface Look {
  name: string;
  colorScheme: 'light' | 'dark';
  forcedColors: 'none' | 'active';
  width: number;
}

const COLORS = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  'forced colours': { colorScheme: 'light', forcedColors: 'active' },
} as const;

/** A look by its colours and its width in px. */
export const lookOf = (colors: keyof typeof COLORS, width: number): Look => ({
  name: `${colors}, ${width} px`,
  ...COLORS[colors],
  width,
});

/** Both modes, on a desktop and a phone. */
export const LOOKS: readonly Look[] = (['light', 'dark'] as const).flatMap((colors) =>
  [1280, 360].map((width) => lookOf(colors, width)),
);

/** Milliseconds. Without a new frame, which the browser may owe after a change of size, animations never finish. */
const LONGEST_ANIMATION = 5000;

/** Sets a look on a hydrated page and waits until animations have finished. */
export async function lookAt(page: Page, look: Look): Promise<void> {
  const { colorScheme, forcedColors, width } = look;
  const follow = async () => {
    await page.emulateMedia({ colorScheme, forcedColors });
    await page.setViewportSize({ width, height: 800 });
    return page.evaluate(async (limit) => {
      const isFinite = ({ effect }: Animation) => effect?.getComputedTiming().endTime !== Infinity;
      const settle = async () => {
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        await Promise.allSettled(
          document
            .getAnimations()
            .filter(isFinite)
            .map(({ finished }) => finished),
        );
        return document.documentElement.dataset.theme;
      };
      const stuck = () => `stuck with ${document.getAnimations().filter(isFinite).length} animations`;
      return Promise.race([settle(), new Promise((resolve) => setTimeout(() => resolve(stuck()), limit))]);
    }, LONGEST_ANIMATION);
  };
  await expect.poll(follow, look.name).toBe(colorScheme);
}
