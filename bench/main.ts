import { writeFileSync } from 'node:fs';
import { createSiteServer } from '../scripts/serve/createSiteServer';
import { builtSite } from '../scripts/shared/builtSite';
import { exitWith } from '../scripts/shared/exitWith';
import { listen } from '../scripts/shared/listen';
import { buildResults } from './build/results';
import { machineFacts } from './site/machine';
import { PAGES } from './site/pages';
import { BENCHMARKS, type Benchmark } from './site/benchmarks';
import { writeReport, type Measured } from './site/report';

const FILE = 'bench/results.md';

/** Parts by name; all parts if no names are given. Throws Error for an unknown name. */
function chosenBenchmarks(names: readonly string[]): readonly Benchmark[] {
  const unknown = names.filter((name) => !BENCHMARKS.some((part) => part.name === name));
  if (unknown.length > 0) {
    throw new Error(
      `${unknown.join(', ')}: expected ${BENCHMARKS.map(({ name }) => name).join(', ')}, or nothing for all`,
    );
  }
  return BENCHMARKS.filter(({ name }) => names.length === 0 || names.includes(name));
}

/**
 * Measures the built site and prints the report. Writes it to `FILE` only if all parts ran. A measurement that fails is
 * in the report, and does not stop the others.
 *
 * @returns whether every page could be measured
 */
async function bench(parts: readonly Benchmark[]): Promise<boolean> {
  const facts = [...(await machineFacts()), ...parts.map(({ how }) => how)];
  const measured: Measured[] = PAGES.map((page) => ({ page, figures: {} }));
  const failures: string[] = [];
  const server = createSiteServer(builtSite());
  const { origin } = await listen(server);
  try {
    for (const { name, measure } of parts) {
      for (const { page, figures } of measured) {
        const step = `${name} of ${page.path}`;
        console.error(step);
        try {
          Object.assign(figures, await measure(origin, page.path));
        } catch (error) {
          failures.push(`${step}: ${error instanceof Error ? error.message : error}`);
        }
      }
    }
    const report = await writeReport({ facts, measured, failures, builds: buildResults.read() });
    console.log(report);
    if (parts.length === BENCHMARKS.length) writeFileSync(FILE, report);
    else console.error(`${FILE} is unchanged: it contains the figures of all parts.`);
    return failures.length === 0;
  } finally {
    server.close().closeAllConnections();
  }
}

exitWith(() => bench(chosenBenchmarks(process.argv.slice(2))));
