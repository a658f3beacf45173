import { expect, test } from 'vitest';
import { beginningOf } from './beginningOf';

const START = 'Start.\n';
const SECTION = '\n## `a`\n\nText of a.\n\n````md\n```\n## no heading\n```\n````\n';
const TEXT = `${START}${SECTION}\n### b\n\nText of b.\n`;

test.each([
  ['a text that is short enough stays whole', TEXT.length, TEXT],
  ['a longer text ends before a heading, but not in code', 70, START + SECTION],
  ['a first section that is longer stays whole', 2, START],
])('%s', (_, max, expected) => {
  expect(beginningOf(TEXT, max)).toBe(expected);
});
