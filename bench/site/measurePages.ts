import type { BenchPage } from './pages';
import type { Benchmark } from './benchmarks';
import type { Measured } from './report';

/** Runs every part on every page. A failed part becomes a message in `failures` and does not stop the others. */
export async function measurePages(
  parts: readonly Benchmark[],
  pages: readonly BenchPage[],
  site: string,
  onStep: (step: string) => void,
): Promise<{ measured: Measured[]; failures: string[] }> {
  const measured: Measured[] = pages.map((page) => ({ page, figures: {} }));
  const failures: string[] = [];
  for (const { name, measure } of parts) {
    for (const { page, figures } of measured) {
      const step = `${name} of ${page.path}`;
      onStep(step);
      try {
        Object.assign(figures, await measure(site, page.path));
      } catch (error) {
        failures.push(`${step}: ${error instanceof Error ? error.message : error}`);
      }
    }
  }
  return { measured, failures };
}
