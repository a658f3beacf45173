import { expect, test } from 'vitest';
import { pageTitle, titleEnding, versionEnding } from './pageTitle';

const latest = { label: 'v5.x', isLast: true };
const older = { label: 'v4.x', isLast: false };

test('a page of a version other than the latest names it', () => {
  expect([latest, older, undefined].map(versionEnding)).toEqual(['', ' (v4.x)', '']);
  expect(pageTitle('Site', 'Export', latest)).toBe('Export | Site');
  expect(pageTitle('Site', 'Export', older)).toBe('Export (v4.x) | Site');
  expect(titleEnding('Site', older)).toBe(' (v4.x) | Site');
});

test('the home page has the title of the site', () => {
  expect(pageTitle('Site')).toBe('Site');
});
