import type { RuleGroupTypeAny, RuleType } from 'react-querybuilder';
import { loadEngine, RUN_FORMATS, type RunFormat } from '../../src/demo/core/engines/runFormat';
import { MUSICIANS } from '../../src/demo/core/engines/musicians';
import type { Dataset } from '../../src/demo/core/engines/types';
import { takesList } from '../../src/demo/core/fieldTypes';
import { DEFAULT_OPTIONS } from '../../src/demo/core/options';
import { partTexts, type Export } from '../../src/demo/core/rows/parts';
import type { Outcomes, PartOutcomes } from '../../src/demo/core/rows/reasons';
import { everyRule, fc, queries, type QuerySample } from './arbitraries';

/** What formats read in different ways. */
const SPECIAL = ['%', '', "O'Brien", 'C:\\music', 'says "hi"', 'a\nb', '30', '1e2', '007', 'null', ' Ada ', '(', 'é'];

const cells = (field: string): fc.Arbitrary<string> =>
  fc.constantFrom(...MUSICIANS.rows.map((row) => String(row[field] ?? '')));

/** Values that select some rows in some formats: cells, their parts, and cells with other letters in them. */
const nearCells = (field: string): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 4, arbitrary: cells(field) },
    cells(field).map((text) => text.toUpperCase()),
    cells(field).map((text) => text.slice(0, 2)),
    cells(field).map((text) => text.slice(-2)),
    cells(field).map((text) => text.replace(/.(.)/, '_$1')),
    cells(field).map((text) => text.replace(/(.)./, '$1.')),
    fc.constantFrom(...SPECIAL),
  );

const ruleOf = (part: (typeof everyRule)[number]): fc.Arbitrary<RuleType> => {
  const others = [1, 2, 3, 4].map((number) => `groupedField${number}`).filter((name) => name !== part.field);
  const literal = part.field === 'isMusician' ? fc.boolean() : nearCells(part.field);
  const value: fc.Arbitrary<unknown> = part.valueSource === 'field' ? fc.constantFrom(...others) : literal;
  if (!takesList(part.operator)) return value.map((one) => ({ ...part, value: one }));
  const size = part.operator.endsWith('etween') ? { minLength: 2, maxLength: 2 } : { maxLength: 3 };
  return fc.array(value, size).map((list) => ({ ...part, value: list.join(',') }));
};

const chosen = { parseNumbers: fc.boolean(), validateQuery: fc.boolean() };

const singles: fc.Arbitrary<QuerySample>[] = everyRule.map((part) =>
  fc.record({ rule: ruleOf(part), ...chosen }).map(({ rule, ...options }) => ({
    query: { id: 'root', combinator: 'and', rules: [{ ...rule, id: 'only' }] },
    options: { ...DEFAULT_OPTIONS, ...options },
  })),
);

const nested: fc.Arbitrary<QuerySample> = fc
  .record({ ...chosen, independentCombinators: fc.boolean() })
  .chain((options) =>
    queries(fc.constantFrom(...everyRule).chain(ruleOf), { independent: options.independentCombinators }).map(
      (query: RuleGroupTypeAny) => ({ query, options: { ...DEFAULT_OPTIONS, ...options } }),
    ),
  );

/** 500 queries that a visitor of the demo can make: each kind of rule by itself, then nested ones. */
export function rowSamples(): QuerySample[] {
  // The first samples are the simplest ones.
  const alone = fc.sample(fc.tuple(...singles), { numRuns: 10, seed: 1938 }).at(-1)!;
  return [...alone, ...fc.sample(nested, { numRuns: 500 - alone.length, seed: 1917 })];
}

/** Runs a query in all formats, in this process. */
export async function outcomesOf(
  query: RuleGroupTypeAny,
  exportAs: (format: RunFormat) => Export,
  dataset: Dataset = MUSICIANS,
): Promise<Required<Outcomes>> {
  const outcomes: Partial<Record<RunFormat, PartOutcomes>> = {};
  for (const format of RUN_FORMATS) {
    const { run } = await loadEngine(format, dataset);
    outcomes[format] = partTexts(query, exportAs(format)).map((text) => (text === null ? null : run(text)));
  }
  return outcomes as Required<Outcomes>;
}
