import { expect, test } from 'vitest';
import { MATCH_END as end, MATCH_START as start, parseSegments } from './segments';

const plain = (text: string) => ({ text, match: false });
const found = (text: string) => ({ text, match: true });

test.each([
  ['', []],
  ['no match', [plain('no match')]],
  [`${start}all${end}`, [found('all')]],
  [`a ${start}b${end} c ${start}d${end}`, [plain('a '), found('b'), plain(' c '), found('d')]],
  [`${start}one${end}${start}two${end}`, [found('one'), found('two')]],
  [
    `<mark>a</mark> ${start}<img onerror=x>${end} &amp;`,
    [plain('<mark>a</mark> '), found('<img onerror=x>'), plain(' &amp;')],
  ],
  [`cut ${start}off`, [plain('cut '), found('off')]],
  [`stray${end} end`, [plain('stray'), plain(' end')]],
])('%j', (marked, segments) => {
  expect(parseSegments(marked)).toEqual(segments);
});
