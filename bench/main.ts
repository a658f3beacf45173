import { writeFileSync } from 'node:fs';
import { exitWith } from '../scripts/shared/exitWith';
import { buildResults } from './build/results';
import { machineFacts } from './site/machine';
import { measurePages } from './site/measurePages';
import { PAGES } from './site/pages';
import { BENCHMARKS, type Benchmark } from './site/benchmarks';
import { writeReport } from './site/report';
import { serveSite } from './site/serveSite';

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
 * Measures the built site and prints the report. Writes it to `FILE` only if all parts ran.
 *
 * @returns whether every page could be measured
 */
async function bench(parts: readonly Benchmark[]): Promise<boolean> {
  const facts = [...(await machineFacts()), ...parts.map(({ how }) => how)];
  const site = await serveSite();
  try {
    const { measured, failures } = await measurePages(parts, PAGES, site.address, (step) => console.error(step));
    const report = await writeReport({
      facts,
      measured,
      failures,
      builds: buildResults.read(),
    });
    console.log(report);
    if (parts.length === BENCHMARKS.length) writeFileSync(FILE, report);
    else console.error(`${FILE} is unchanged: it contains the figures of all parts.`);
    return failures.length === 0;
  } finally {
    site.close();
  }
}

exitWith(() => bench(chosenBenchmarks(process.argv.slice(2))));
