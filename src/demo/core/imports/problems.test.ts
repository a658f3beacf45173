import { expect, test } from 'vitest';
import { imported, refused } from '../../../../tests/support/imports';
import type { ImportLanguage } from '../state';

test.each<[ImportLanguage, string, string, number, number]>([
  ['sql', "age > 5\n  AND firstName = 'x", "This ' is never closed.", 2, 19],
  ['sql', 'age > 5\r\nAND AND age < 9', '“AND” is not expected here.', 2, 5],
  ['sql', "job = 'two\nlines' AND\n  age => 5", '“>” is not expected here.', 3, 8],
  ['sql', 'SELECT name\nFROM\nWHERE age > 5', '“WHERE” is not expected here.', 3, 1],
  ['sql', 'WHERE age > 5 age', 'An operator, AND or OR is missing before “age”.', 1, 15],
  [
    'sql',
    'age > 5 AND (age < 9 OR LOWER(job) > 3)',
    '“LOWER(job)” calls a function, which no rule can do: compare the field itself with a value.',
    1,
    25,
  ],
  ['sql', 'age > 5 AND\n(age < 9 OR', 'This “(” is never closed.', 2, 1],
  ['sql', 'age > 5 AND', 'Something is missing at the end of the text.', 1, 12],
  ['sql', 'age > 5 && age < 9', 'AND is the word for both, not “&”.', 1, 10],
  ['sql', 'age > :min', '“:min” is a parameter, which has no value here: write the value itself.', 1, 7],
  ['sql', 'age = NULL', '“NULL” equals nothing, itself included: write IS NULL or IS NOT NULL.', 1, 7],
  ['sql', 'age > 5\0 OR age < 9', 'There is a character here that no text can hold (NUL).', 1, 8],
  ['sql', 'age > 5 AND\nORDER BY age', '“ORDER” is not expected here.', 2, 1],
  ['sql', "job = 'a\r\nb' AND\r\nage 5", 'An operator, AND or OR is missing before “5”.', 3, 5],
  ['mongodb', '{\n  "age": 5,\n  "job": "x",\n}', 'A name in double quotes belongs here, not “}”.', 4, 1],
  ['mongodb', '{\n  "age": { "$gt": 5, "$type": 1 }\n}', '“$type” asks for a type, which no rule can do.', 2, 22],
  [
    'cel',
    'age > 5 &&\n(age < 9 || size(job) > 3)',
    '“size(job)” calls a function, which no rule can do: compare the field itself with a value.',
    2,
    13,
  ],
  ['cel', 'age > 5 && age 9', '“9” is not expected here.', 1, 16],
  ['cel', 'age > 5 &&\n age = 9', '“=” is not expected here. “==” may be meant.', 2, 6],
  ['json', '{\n  "combinator": "xor",\n "rules": []}', 'A combinator of the query is neither “and” nor “or”.', 1, 1],
  ['json', '{"combinator": "and", "rules": [\n  {"field": 5}]}', 'The field of a rule is of the wrong type.', 2, 3],
  ['json', '{"rules": [\n5]}', 'The query has something in it that is neither a rule nor a group.', 1, 1],
  ['json', '[]', 'A group of the query has no list of rules.', 1, 1],
  [
    'jsonlogic',
    '{ "and": [\n  { "==": [{ "var": "age" }, 5] },\n  { "<": [5, { "missing": ["age"] }] }\n] }',
    '“missing” asks for missing variables: write {"==": [{"var": "age"}, null]}.',
    3,
    16,
  ],
])('%s: %s fails at its place', async (language, text, problem, line, column) => {
  expect(await refused(language, text)).toEqual({ problem, line, column });
});

test.each<[ImportLanguage, string, RegExp]>([
  [
    'sql',
    'age > 5 AND nobody = 5',
    /^There is no field “nobody”\. The fields are: firstName, lastName, .*groupedField4\.$/,
  ],
  ['sql', 'job = "singer"', /^“job” cannot be compared with the field “singer”\. Text needs single quotes\./],
  ['cel', 'job == singer', /^“job” cannot be compared with the field “singer”\. Text needs quotes\./],
  ['mongodb', '{"isMusician": {"$ne": true}}', /^“isMusician” has no operator “!=”\. It has: =\.$/],
  [
    'jsonlogic',
    '{"!": {"in": [{"var": "alsoPlays"}, ["Flute"]]}}',
    /^“alsoPlays” has no operator “notIn”\. It has: in\.$/,
  ],
  [
    'sql',
    'firstName = lastName',
    /^“firstName” cannot be compared with the field “lastName”\. It is compared with a value\.$/,
  ],
  [
    'cel',
    'groupedField1 > age',
    /^“groupedField1” cannot be compared with the field “age”\. It can be compared with: groupedField2, /,
  ],
  ['mongodb', '{"job": {"$gte": "", "$lte": "b"}}', /^The range of “job” lacks one of its ends/],
  ['jsonlogic', '{"!": {"<=": ["", {"var": "job"}, "b"]}}', /^The range of “job” lacks one of its ends/],
  ['sql', "groupedField1 IN (groupedField2, 'x')", /mixes values, fields or null in one list/],
  ['mongodb', '{"age": {"$gt": null}}', /compares with null, which is neither more nor less than anything/],
  ['sql', "gender = 'X'", /^“gender” has no value “X”\. It has: F, M, O\.$/],
  ['sql', "instrument = 'Vuvuzela'", /^“instrument” has no value “Vuvuzela”\.$/],
  ['mongodb', '{"isMusician": "yes"}', /^“isMusician” is true or false, not “yes”: write true or false\.$/],
])('%s: %s has no matching rule in the demo', async (language, text, expected) => {
  for (const listsAsArrays of [false, true]) {
    const { problem, line } = await refused(language, text, { listsAsArrays });
    expect(problem).toMatch(expected);
    expect(line).toBe(1);
  }
});

test('rejects a value that would not survive in a list as text', async () => {
  const text = "lastName IN ('Earth, Wind & Fire', 'Genesis')";
  const { problem } = await refused('sql', text);
  expect(problem).toMatch(/cannot hold “"Earth, Wind & Fire"”\. Turn on the option “Lists as arrays”\.$/);
  const { query } = await imported('sql', text, { listsAsArrays: true });
  expect(query.rules[0]).toMatchObject({ value: ['Earth, Wind & Fire', 'Genesis'] });
  for (const listsAsArrays of [false, true]) {
    const { problem: blanks } = await refused('sql', "lastName IN ('x ')", { listsAsArrays });
    expect(blanks).toMatch(/^A list cannot hold “"x "”: blanks/);
  }
});

test('treats names of inherited properties like other words', async () => {
  for (const word of ['constructor', 'toString', '__proto__', 'hasOwnProperty']) {
    expect((await refused('cel', `${word} == 5`)).problem).toMatch(/^There is no field|^CEL keeps the word/);
    expect((await refused('mongodb', `{"$expr": {"${word}": ["$age", 5]}}`)).problem).toMatch(`“${word}” is in`);
    expect((await refused('jsonlogic', `{"${word}": [{"var": "age"}, 5]}`)).problem).toMatch(
      `“${word}” is no operation`,
    );
    expect((await refused('sql', `${word} = 5`)).problem).toMatch(`There is no field “${word}”.`);
  }
});
