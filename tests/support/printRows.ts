import { MUSICIANS } from '../../src/demo/core/engines/musicians';
import { RUN_FORMATS } from '../../src/demo/core/engines/runFormat';
import { exportQuery } from '../../src/demo/core/exportQuery';
import { readHash, writeHash } from '../../src/demo/core/hash';
import { differs, reasonsOf, REASONS } from '../../src/demo/core/rows/reasons';
import { DEFAULT_DEMO_STATE } from '../../src/demo/core/state';
import type { QuerySample } from './arbitraries';
import { outcomesOf, rowSamples } from './rowQueries';

/** A link, and what the page must show with all formats. */
export interface ExpectedRows {
  hash: string;
  shown: { counts: number[]; rows: (number | string)[][]; reasons: string[] };
}

const COUNT = 40;

/** Null where formats do not differ. */
async function expectedRows({ query: sample, options }: QuerySample): Promise<ExpectedRows | null> {
  const view = { ...DEFAULT_DEMO_STATE.view, tab: 'rows' as const };
  const hash = await writeHash({ ...DEFAULT_DEMO_STATE, query: sample, options, view }, 'default');
  const query = (await readHash(hash)).query!;
  const outcomes = await outcomesOf(query, (format) => (part) => exportQuery(part, format, options));
  const different = [...MUSICIANS.rows.keys()].filter((row) => differs(outcomes, row));
  if (different.length === 0) return null;
  const reasons = different.flatMap((row) => reasonsOf(query, outcomes, MUSICIANS, row));
  const kindOf = (outcome: unknown) => (typeof outcome === 'string' ? 'fails' : String(outcome));
  return {
    hash,
    shown: {
      counts: RUN_FORMATS.map((format) => outcomes[format][0]!.filter((outcome) => outcome === true).length),
      rows: different.map((row) => [row, ...RUN_FORMATS.map((format) => kindOf(outcomes[format][0]![row]))]),
      reasons: [...new Set(reasons)]
        .map((reason) => `${REASONS[reason].title} ${reasons.filter((other) => other === reason).length}`)
        .sort(),
    },
  };
}

/** Prints it as JSON: a process of its own, because Playwright cannot load the engine of CEL. */
async function main(): Promise<void> {
  const found: ExpectedRows[] = [];
  for (const sample of rowSamples().filter((_, index) => index % 5 === 0)) {
    if (found.length === COUNT) break;
    const expected = await expectedRows(sample);
    if (expected) found.push(expected);
  }
  process.stdout.write(JSON.stringify(found));
}

void main();
