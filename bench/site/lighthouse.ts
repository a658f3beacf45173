import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { launchOptions } from '../../scripts/shared/launchOptions';
import { median } from '../median';
import type { Figures } from './figures';

/** The last one that runs on Node.js 20. */
export const LIGHTHOUSE_VERSION = '12.8.2';

const RUNS = 3;

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const AUDITS = {
  largestPaint: 'largest-contentful-paint',
  blockingTime: 'total-blocking-time',
  layoutShift: 'cumulative-layout-shift',
} as const;

/** Runs Lighthouse with its default settings. Each figure is the median of the runs. */
export async function measureLighthouse(site: string, path: string): Promise<Figures> {
  const address = `${site}${path}`;
  // Not counted: the server compresses files on demand, hosts beforehand.
  await runLighthouse(address);
  const runs: Figures[] = [];
  while (runs.length < RUNS) runs.push(await runLighthouse(address));
  const names = [...CATEGORIES, ...(Object.keys(AUDITS) as (keyof typeof AUDITS)[])];
  return Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name] ?? NaN))]));
}

/** What Lighthouse prints. */
interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

/** Maximum tries: now and then, the trace of a page has no beginning. */
const TRIES = 3;

/** @throws Error if Lighthouse cannot load the page or returns no value for a figure */
async function runLighthouse(address: string, tries = TRIES): Promise<Figures> {
  const { executablePath, args } = launchOptions();
  const flags = ['--output=json', '--quiet', `--chrome-flags=--headless=new ${args.join(' ')}`];
  const settings = { env: { ...process.env, CHROME_PATH: executablePath }, maxBuffer: 2 ** 26 };
  try {
    const command = ['--yes', `lighthouse@${LIGHTHOUSE_VERSION}`, address, ...flags];
    const { stdout } = await promisify(execFile)('npx', command, settings);
    return readFigures(JSON.parse(stdout) as Report);
  } catch (error) {
    if (tries > 1) return runLighthouse(address, tries - 1);
    throw error;
  }
}

function readFigures({ categories, audits }: Report): Figures {
  const known = (name: string, value: number | null | undefined): number => {
    if (value === null || value === undefined) throw new Error(`Lighthouse gave no ${name}`);
    return value;
  };
  return Object.fromEntries([
    ...CATEGORIES.map((name) => [name, known(name, categories[name]?.score)]),
    ...Object.entries(AUDITS).map(([name, id]) => [name, known(id, audits[id]?.numericValue)]),
  ]);
}
