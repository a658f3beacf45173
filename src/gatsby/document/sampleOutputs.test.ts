import { expect, test } from 'vitest';
import { changedOutputs, outputsOf } from './sampleOutputs';

const fence = (meta: string, ...lines: string[]) => ['```' + meta, ...lines, '```', ''].join('\n');

const outputs = (...parts: string[]) => outputsOf(parts.join('\n\n'));

const changes = async (before: string[], after: string[]) =>
  changedOutputs(await outputs(...before), await outputs(...after));

test('reads what samples state, below which heading', async () => {
  const samples = await outputs(
    fence('ts', 'one(); // => 1', 'two();', '// => {', '//   a: 2,', '// }', '// A remark.', 'three();'),
    '## SQL [#sql]',
    fence('tsx', '<One />'),
    fence('html output', '<p>', '  one', '</p>'),
    fence('ts', 'nothing();'),
    fence('sql', 'select 1'),
    fence('ts proof', '// > Words.', 'one(); // => 1'),
  );
  expect(samples).toEqual([
    { code: 'one(); two(); // A remark. three();', context: '', outputs: ['1', '{ a: 2, }'], heading: null },
    { code: '<One />', context: '', outputs: ['<p> one </p>'], heading: { id: 'sql', text: 'SQL' } },
  ]);
});

test('finds the output that differs, however the code is laid out', async () => {
  const before = ['Text.', fence('ts', 'f(1); // => 1', 'f(2); // => 2'), '## Old'];
  const after = ['## MongoDB', fence('ts', 'f(1); // => 1', '', 'f(2);', '// => 3')];
  expect(await changes(before, after)).toEqual([
    { heading: { id: 'mongodb', text: 'MongoDB' }, code: 'f(1); f(2);', before: '2', after: '3' },
  ]);
  expect(await changes(after, after)).toEqual([]);
});

test('compares the output of a fence of its own', async () => {
  const sample = fence('ts', "formatQuery(query, 'mongodb');");
  const found = await changes([sample, fence('json output', '{ "$and": [] }')], [sample, fence('json output', '{}')]);
  expect(found).toMatchObject([{ before: '{ "$and": [] }', after: '{}' }]);
});

test('leaves out other code, another number of outputs, and one of several alike that agrees', async () => {
  expect(await changes([fence('ts', 'f(1); // => 1')], [fence('ts', 'f(2); // => 2')])).toEqual([]);
  expect(await changes([fence('ts', 'f(1); // => 1')], [fence('ts', 'f(1);')])).toEqual([]);
  expect(
    await changes([fence('ts', 'f(1); // => 1'), fence('ts', 'f(1); // => 2')], [fence('ts', 'f(1); // => 2')]),
  ).toEqual([]);
});

test('leaves out a sample that uses or continues other code', async () => {
  const titled = (value: number) => fence('ts title="query.ts"', `export const query = ${value};`);
  const sample = (value: number) => fence('ts', `f(query); // => ${value}`);
  expect(await changes([titled(1), sample(1)], [titled(2), sample(2)])).toEqual([]);
  expect(await changes([titled(1), sample(1)], [titled(1), sample(2)])).toHaveLength(1);

  const first = (value: number) => fence('ts', `let a = ${value};`);
  const next = (value: number) => fence('ts continued', `a + 1; // => ${value}`);
  expect(await changes([first(1), next(2)], [first(2), next(3)])).toEqual([]);
  expect(await changes([first(1), next(2)], [first(1), next(3)])).toHaveLength(1);
});

test('a titled sample that is not used may differ', async () => {
  const titled = (value: number) => fence('ts title="query.ts"', `export const query = ${value};`);
  const sample = (value: number) => fence('ts', `f(1); // => ${value}`);
  expect(await changes([titled(1), sample(1)], [titled(2), sample(2)])).toHaveLength(1);
});
