import { chromium } from '@playwright/test';
import { afterEach, expect, test, vi } from 'vitest';
import { launchOptions } from './launchOptions';

/** Not a browser: it exits at once because it does not know the arguments. */
const NO_BROWSER = process.execPath;

afterEach(() => {
  vi.unstubAllEnvs();
});

const featuresOff = (text: string) => /--disable-features=(\S+)/.exec(text)?.[1]?.split(',') ?? [];

test('turns off every browser feature that Playwright turns off', async () => {
  vi.stubEnv('CHROMIUM_PATH', NO_BROWSER);
  const failure = await chromium.launchServer({ executablePath: NO_BROWSER }).catch((error: unknown) => String(error));
  const byPlaywright = featuresOff(String(failure));
  expect(byPlaywright).toContain('PaintHolding');
  expect(featuresOff(launchOptions().args.join(' '))).toEqual(expect.arrayContaining(byPlaywright));
});
