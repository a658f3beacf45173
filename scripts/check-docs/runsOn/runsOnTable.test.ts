import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { runsOnSchema } from '../../../src/gatsby/content/schemas';
import { sampleKey } from '../../../src/gatsby/document/runsOn';
import { readPage } from '../extractSamples';
import { fence } from '../testPages';
import type { Page } from '../types';
import { joinPairs, pairOf, pairProblems, pairTable, runsOnText } from './runsOnTable';

const FILE = 'content/docs/5/_runs-on.yml';
const page: Page = readPage(
  'content/docs/5/api/import.mdx',
  `---\ntitle: A\n---\n${fence('ts', 'one;')}${fence('ts', 'two;')}${fence('ts', 'three;')}`,
).page;
const example: Page = readPage('content/docs/5/_examples/import/formats.tsx', 'four;').page;
const pages = [page, example];
const [one, two, three, four] = ['one;', 'two;', 'three;', 'four;'].map(sampleKey);

/** By the code of samples, the message that each gets. */
const tableOf = (messages: Record<string, string>) =>
  pairTable(
    pages,
    new Map(
      pages.flatMap(({ file, samples }) =>
        samples.flatMap((sample) => {
          const message = messages[sample.code];
          return message === undefined ? [] : [[sample, [{ file, line: sample.line, message }]]];
        }),
      ),
    ),
  );

const missing = "Cannot find name 'parseMongoDB'.";
const onV4 = tableOf({ 'one;': missing, 'two;': missing, 'three;': '// => 1: it is 2', 'four;': missing });
const deviations = joinPairs(
  pages,
  new Map([
    ['4', onV4],
    ['next', {}],
  ]),
);
const compared = { '4': '0123abcd', next: '4567cdef' };
const place = { file: FILE, pages, label: '4' };

test('has only what deviates, by place, version and reason', () => {
  expect(deviations).toEqual({
    'api/import': {
      '4': { 'no exported member `parseMongoDB`': [one, two], 'it gives `2`, not `1`': [three] },
    },
    '_examples/import/formats': { '4': { 'no exported member `parseMongoDB`': [four] } },
  });
  expect(pairOf({ compared, deviations }, '4')).toEqual(onV4);
  expect(pairOf({ compared, deviations }, 'next')).toEqual({});
});

test('is written with a line for each reason, as its schema wants it', () => {
  const text = runsOnText({ compared, deviations });
  expect(text).toContain(`      no exported member \`parseMongoDB\`: [${one}, ${two}]\n`);
  expect(runsOnSchema.parse(parse(text))).toEqual({ compared, deviations });
  expect(runsOnSchema.safeParse({ compared, deviations: { 'api/import': { '4': { it: ['line 4'] } } } }).success).toBe(
    false,
  );
});

test('names the file and the sample that deviates in another way, or no longer', () => {
  expect(pairProblems(onV4, onV4, place)).toEqual([]);
  const now = tableOf({ 'two;': missing, 'three;': '// => 1: it is 3', 'four;': missing });
  const problems = pairProblems(onV4, now, place);
  expect(problems.map(({ file, line, message }) => `${file}:${line}: ${message.split(';')[0]}`)).toEqual([
    'content/docs/5/api/import.mdx:11: on 4, it gives `3`, not `1`: not in content/docs/5/_runs-on.yml',
    'content/docs/5/api/import.mdx:5: on 4, no exported member `parseMongoDB`: no longer so, but in content/docs/5/_runs-on.yml',
    'content/docs/5/api/import.mdx:11: on 4, it gives `2`, not `1`: no longer so, but in content/docs/5/_runs-on.yml',
  ]);
  expect(problems[0]?.message).toContain('npm run check:docs -- --runs-on');
});

test('reports what it says of a sample or page that is gone', () => {
  const old = { 'api/import': { 'it throws': ['00000000'] }, 'api/old': { 'it throws': ['11111111'] } };
  const problems = pairProblems(old, {}, place);
  expect(problems.map(({ file, line, message }) => `${file}:${line}: ${message.split(',')[0]}`)).toEqual([
    `${FILE}:1: api/import: on 4`,
    `${FILE}:1: api/old: on 4`,
  ]);
});
