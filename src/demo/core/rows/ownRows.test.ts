import { expect, test } from 'vitest';
import { outcomesOf } from '../../../../tests/support/rowQueries';
import { RUN_FORMATS } from '../engines/runFormat';
import { exportQuery } from '../exportQuery';
import { inferData, type Inferred } from '../inference/inferData';
import { datasetOf, titleOf } from './dataset';
import { differs, reasonsOf } from './reasons';

/** Which rows each format selects, and why formats differ. */
async function run(text: string, field: string, operator: string, value: unknown) {
  const data = (await inferData(text)) as Inferred;
  const dataset = datasetOf(data);
  const query = { combinator: 'and', rules: [{ field, operator, value }] };
  const options = { parseNumbers: true, validateQuery: false, fields: data.fields };
  const outcomes = await outcomesOf(query, (format) => (part) => exportQuery(part, format, options), dataset);
  const rows = [...dataset.rows.keys()];
  const selected = RUN_FORMATS.map((format) => rows.filter((row) => outcomes[format][0]![row] === true).join());
  const reasons = rows
    .filter((row) => differs(outcomes, row))
    .flatMap((row) => reasonsOf(query, outcomes, dataset, row));
  return { selected: [...new Set(selected)], reasons: [...new Set(reasons)] };
}

test('all formats select the same of pasted rows', async () => {
  const csv = 'id,name,paid\n1,Uma,true\n2,Bo,false\n3,O\'Brien "x",true';
  expect(await run(csv, 'id', '>=', '2')).toEqual({ selected: ['1,2'], reasons: [] });
  expect(await run(csv, 'name', 'contains', 'm')).toEqual({ selected: ['0'], reasons: [] });
  expect(await run(csv, 'id', 'between', '1,2')).toEqual({ selected: ['0,1'], reasons: [] });
});

test('names that SQL or CEL cannot read have that as the reason', async () => {
  const json = '[{"a":{"b":1},"first name":"x","ROWID":1,"rowid":2,"constructor":"Lotus"},{"a":{"b":2}}]';
  expect(await run(json, 'a.b', '=', 2)).toEqual({ selected: ['', '1'], reasons: ['name'] });
  expect((await run(json, 'first name', '=', 'x')).reasons).toEqual(['name']);
  expect((await run(json, 'constructor', '=', 'Lotus')).reasons).toEqual(['name']);
});

test('rows have a number, musicians a name', () => {
  const row = { firstName: 'Ella', lastName: 'Fitzgerald' };
  expect(titleOf({ fields: [] }, row, 0)).toBe('Ella Fitzgerald');
  expect(titleOf({ fields: [], rows: [row] }, row, 0)).toBe('Row 1');
});
