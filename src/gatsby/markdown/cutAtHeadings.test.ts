import { expect, test } from 'vitest';
import { cutAtHeadings } from './cutAtHeadings';

const TEXT = 'Start.\n\n## `a`\n\nText of a.\n\n````md\n```\n## no heading\n```\n````\n\n### b\n\nText of b.\n';

test('a text that is short enough stays whole', () => {
  expect(cutAtHeadings(TEXT, TEXT.length)).toEqual([TEXT]);
});

test('a longer text is cut before headings, but not in code', () => {
  const parts = cutAtHeadings(TEXT, 70);
  expect(parts).toHaveLength(2);
  expect(parts.join('\n')).toBe(TEXT);
  expect(parts[1]).toMatch(/^### b\n/);
});

test('a section that is longer than a part is one by itself', () => {
  expect(cutAtHeadings(TEXT, 10).map((part) => part.slice(0, 6))).toEqual(['Start.', '## `a`', '### b\n']);
});
