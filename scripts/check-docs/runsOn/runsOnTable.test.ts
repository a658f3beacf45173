import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { runsOnSchema } from '../../../src/gatsby/content/schemas';
import { sampleKey } from '../../../src/gatsby/document/runsOn';
import { readPage } from '../extractSamples';
import { fence } from '../testPages';
import type { Page } from '../types';
import { deviationProblems, deviationsIn, runsOnText } from './runsOnTable';

const FILE = 'content/docs/5/_runs-on.yml';
const page: Page = readPage(
  'content/docs/5/api/import.mdx',
  `---\ntitle: A\n---\n${fence('ts', 'one;')}${fence('ts', 'two;')}${fence('ts', 'three;')}`,
).page;
const example: Page = readPage('content/docs/5/_examples/import/formats.tsx', 'four;').page;
const pages = [page, example];
const [one, two, three, four] = ['one;', 'two;', 'three;', 'four;'].map(sampleKey);

/** The table when samples get messages on version 4, by their code, and none on Next. */
function tableOf(messages: Record<string, string>) {
  const found = pages.flatMap(({ file, samples }) =>
    samples.flatMap((sample) => {
      const message = messages[sample.code];
      return message === undefined ? [] : [[sample, [{ file, line: sample.line, message }]] as const];
    }),
  );
  return deviationsIn(
    pages,
    new Map([
      ['4', new Map(found)],
      ['next', new Map()],
    ]),
  );
}

const missing = "Cannot find name 'parseMongoDB'.";
const deviations = tableOf({ 'one;': missing, 'two;': missing, 'three;': '// => 1: it is 2', 'four;': missing });

test('has only what deviates, by place, version and reason', () => {
  expect(deviations).toEqual({
    'api/import': {
      '4': { 'no exported member `parseMongoDB`': [one, two], 'it gives `2`, not `1`': [three] },
    },
    '_examples/import/formats': { '4': { 'no exported member `parseMongoDB`': [four] } },
  });
});

test('is written with a line for each reason, as its schema wants it', () => {
  const table = { compared: ['4', 'next'], digest: '0123abcd', deviations };
  const text = runsOnText(table);
  expect(text).toContain(`      no exported member \`parseMongoDB\`: [${one}, ${two}]\n`);
  expect(runsOnSchema.parse(parse(text))).toEqual(table);
  const wrong = { ...table, deviations: { 'api/import': { '4': { it: ['line 4'] } } } };
  expect(runsOnSchema.safeParse(wrong).success).toBe(false);
});

test('names the file and the sample that deviates in another way, or no longer', () => {
  expect(deviationProblems(deviations, deviations, FILE, pages)).toEqual([]);
  const now = tableOf({ 'two;': missing, 'three;': '// => 1: it is 3', 'four;': missing });
  const problems = deviationProblems(deviations, now, FILE, pages);
  expect(problems.map(({ file, line, message }) => `${file}:${line}: ${message.split(';')[0]}`)).toEqual([
    'content/docs/5/api/import.mdx:11: on 4, it gives `3`, not `1`: not in content/docs/5/_runs-on.yml',
    'content/docs/5/api/import.mdx:5: on 4, no exported member `parseMongoDB`: no longer so, but in content/docs/5/_runs-on.yml',
    'content/docs/5/api/import.mdx:11: on 4, it gives `2`, not `1`: no longer so, but in content/docs/5/_runs-on.yml',
  ]);
  expect(problems[0]?.message).toContain('npm run check:docs -- --runs-on');
});

test('reports what it says of a sample or page that is gone', () => {
  const old = {
    'api/import': { '4': { 'it throws': ['00000000'] } },
    'api/old': { '4': { 'it throws': ['11111111'] } },
  };
  const problems = deviationProblems(old, {}, FILE, pages);
  expect(problems.map(({ file, line, message }) => `${file}:${line}: ${message.split(',')[0]}`)).toEqual([
    `${FILE}:1: api/import: on 4`,
    `${FILE}:1: api/old: on 4`,
  ]);
});
