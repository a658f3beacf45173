import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { basename } from 'node:path';

/** Reports skipped tests, with reasons, at the end of a run. */
export default class SkipReasons implements Reporter {
  private readonly counts = new Map<string, number>();

  onTestEnd({ location, annotations }: TestCase, { status }: TestResult): void {
    if (status !== 'skipped') return;
    const reason = annotations.find(({ type }) => type === 'skip')?.description ?? 'no reason';
    const line = `${basename(location.file)}: ${reason}`;
    this.counts.set(line, (this.counts.get(line) ?? 0) + 1);
  }

  onEnd(): void {
    for (const [line, count] of this.counts) console.log(`Skipped ${count} of ${line}`);
  }
}
