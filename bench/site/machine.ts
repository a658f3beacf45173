import { cpus, totalmem } from 'node:os';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse/package.json' with { type: 'json' };
import { launchOptions } from '../../scripts/shared/launchOptions';

/** Date, machine and software versions for the report, as Markdown sentences. */
export async function machineFacts(): Promise<string[]> {
  const browser = await chromium.launch(launchOptions());
  const version = browser.version();
  await browser.close();
  const cores = cpus();
  return [
    `**When**: ${new Date().toISOString().slice(0, 10)}.`,
    `**Where**: ${cores.length} cores (${cores[0]?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB of memory, Node.js ${process.versions.node}, Chromium ${version}, Lighthouse ${lighthouse.version}; the built site in \`public/\`, served on the same machine.`,
    '**Search**: `npm run bench:search` prints its figures.',
  ];
}
