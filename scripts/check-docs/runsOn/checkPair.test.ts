import { beforeAll, expect, test } from 'vitest';
import { readPage } from '../extractSamples';
import { fence } from '../testPages';
import { checkPair } from './checkPair';
import { reasonOf } from './reasonOf';

const RUNS = null;

/** Samples of version 5, and why each does not run on version 4. */
const SAMPLES: [name: string, sample: string, reason: string | null][] = [
  ['a fragment', fence('ts', "formatQuery({ combinator: 'and', rules: [] }, 'sql'); // => '(1 = 1)'"), RUNS],
  ['a module', fence('tsx', "import { QueryBuilder } from 'react-querybuilder';\n<QueryBuilder />;"), RUNS],
  [
    'a titled sample',
    fence(
      'ts title="query.ts"',
      "import { parseSQL } from 'react-querybuilder';\nexport const query = parseSQL('age > 28');",
    ),
    RUNS,
  ],
  ['what imports it', fence('ts', "import { query } from './query';\nquery.rules.length; // => 1"), RUNS],
  ['data of its own version', fence('ts', "import { own } from './data/own';\nown; // => 'of 5'"), RUNS],
  ['a refusal that is expected', fence('ts error="not assignable"', "const level: number = 'one';"), RUNS],
  [
    'a missing export of a module',
    fence('ts', "import { parseMongoDB } from 'react-querybuilder';\nparseMongoDB({});"),
    'no exported member `parseMongoDB`',
  ],
  ['a missing name of a fragment', fence('ts', 'parseMongoDB({});'), 'no exported member `parseMongoDB`'],
  [
    'a missing package',
    fence('tsx', "import { QueryBuilderDnD } from '@react-querybuilder/dnd';\nexport const a = <QueryBuilderDnD />;"),
    'no package `@react-querybuilder/dnd`',
  ],
  ['a name of a missing package', fence('tsx', '<QueryBuilderDnD />'), 'no exported member `QueryBuilderDnD`'],
  [
    'a missing prop',
    fence('tsx', "<QueryBuilder idGenerator={() => 'a'} />"),
    '`QueryBuilderProps` has no `idGenerator`',
  ],
  [
    'a missing type parameter',
    fence('ts', "const field: Field<'a'> = { name: 'a', label: 'A' };"),
    'no type parameters in `Field`',
  ],
  [
    'another value',
    fence('ts', "parseSQL('a = 1 xor b = 2').combinator; // => 'xor'"),
    "it gives `'and'`, not `'xor'`",
  ],
  [
    'another output',
    fence('ts', "formatQuery({ combinator: 'and', rules: [{ field: 'f', operator: '=', value: 1 }] }, 'mongodb');") +
      fence('text output', '{"f":1}'),
    'it gives `{"$and":[{"f":{"$eq":1}}]}`',
  ],
];

const found = new Map<string, string[]>();

beforeAll(async () => {
  const reads = SAMPLES.map(([name, sample]) => {
    const before = name === 'what imports it' ? SAMPLES.find(([it]) => it === 'a titled sample')?.[1] : '';
    return readPage(`content/docs/5/${name.replaceAll(' ', '-')}.mdx`, `---\ntitle: A\n---\n${before}${sample}`).page;
  });
  const own = readPage('content/docs/5/_examples/data/own.ts', "export const own = 'of 5';").page;
  const results = await checkPair([...reads, own], '5', '4');
  for (const [index, { samples }] of reads.entries()) {
    const last = samples.at(-1);
    const problems = last && results.get(last);
    if (problems)
      found.set(
        SAMPLES[index]?.[0] ?? '',
        problems.map(({ message }) => message),
      );
  }
}, 300_000);

test.each(SAMPLES)('%s', (name, _, reason) => {
  const messages = found.get(name);
  expect(messages, 'was checked').toBeDefined();
  expect(messages?.length === 0 ? RUNS : reasonOf(messages ?? [])).toBe(reason);
});
