import puppeteer from 'puppeteer-core';
import { launchOptions } from '../../scripts/shared/launchOptions';
import { median } from '../median';
import type { Figures } from './figures';

const RUNS = 3;

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const AUDITS = {
  largestPaint: 'largest-contentful-paint',
  blockingTime: 'total-blocking-time',
  layoutShift: 'cumulative-layout-shift',
} as const;

/** Runs Lighthouse with its default settings. Each figure is the median of the runs. */
export async function measureLighthouse(site: string, path: string): Promise<Figures> {
  await visit(`${site}${path}`);
  const runs: Figures[] = [];
  while (runs.length < RUNS) runs.push(await runLighthouse(`${site}${path}`));
  const names = [...CATEGORIES, ...(Object.keys(AUDITS) as (keyof typeof AUDITS)[])];
  return Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name] ?? NaN))]));
}

/** Visits a page once: the server compresses files on demand, hosts beforehand. */
async function visit(address: string): Promise<void> {
  const browser = await puppeteer.launch(launchOptions());
  try {
    const page = await browser.newPage();
    await page.goto(address, { waitUntil: 'networkidle0' });
  } finally {
    await browser.close();
  }
}

/** Maximum tries when Lighthouse's trace fails. */
const TRIES = 3;

/** @throws Error if Lighthouse cannot load the page or returns no value for a figure */
async function runLighthouse(address: string, tries = TRIES): Promise<Figures> {
  // Imported at run time to bypass tsx: functions that tsx compiles do not run in the page.
  const { default: lighthouse } = await import('lighthouse');
  const browser = await puppeteer.launch({ ...launchOptions(), defaultViewport: null });
  try {
    const result = await lighthouse(address, { logLevel: 'silent' }, undefined, await browser.newPage());
    if (!result) throw new Error('Lighthouse gave no result');
    const { runtimeError, categories, audits } = result.lhr;
    if (runtimeError?.code === 'NO_NAVSTART' && tries > 1) return await runLighthouse(address, tries - 1);
    if (runtimeError) throw new Error(runtimeError.message);
    const known = (name: string, value: number | null | undefined): number => {
      if (value === null || value === undefined) throw new Error(`Lighthouse gave no ${name}`);
      return value;
    };
    return Object.fromEntries([
      ...CATEGORIES.map((name) => [name, known(name, categories[name]?.score)]),
      ...Object.entries(AUDITS).map(([name, id]) => [name, known(id, audits[id]?.numericValue)]),
    ]);
  } finally {
    await browser.close();
  }
}
