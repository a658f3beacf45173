import { expect, test } from 'vitest';
import { ageOf, labelOf, latestOf, resolveVersions, shortLabel } from './versions';

const entries = [
  { name: 'next', label: 'Next' },
  { name: '5', label: 'v5.x' },
  { name: '4', label: 'v4.x' },
  { name: '3', label: 'v3.x', banner: 'Only bugs are mended.' },
];
const versions = resolveVersions(entries, '5', 'Site');

test('versions keep their order, the latest has no segment in its path', () => {
  expect(versions.map(({ name, path, isLast }) => [name, path, isLast])).toEqual([
    ['next', '/docs/next', false],
    ['5', '/docs', true],
    ['4', '/docs/4', false],
    ['3', '/docs/3', false],
  ]);
});

test.each([
  ['next', 'This is unreleased documentation for Site Next version.'],
  ['5', null],
  ['4', 'This is documentation for Site v4.x, which is no longer actively maintained.'],
  ['3', 'Only bugs are mended.'],
])('the banner of version %s is %j', (name, banner) => {
  expect(versions.find((version) => version.name === name)?.banner).toBe(banner);
});

test('the age of a version is its place beside the latest', () => {
  expect(versions.map(({ name }) => ageOf(versions, '5', name))).toEqual(['coming', 'latest', 'earlier', 'earlier']);
});

test('the latest has no banner, whatever its entry says', () => {
  const [only] = resolveVersions([{ name: '5', label: 'v5.x', banner: 'Words.' }], '5', 'Site');
  expect(only).toEqual({ name: '5', label: 'v5.x', path: '/docs', isLast: true, banner: null });
});

test('another latest version changes paths and banners', () => {
  const moved = resolveVersions(entries, 'next', 'Site');
  expect(moved.map(({ path }) => path)).toEqual(['/docs', '/docs/5', '/docs/4', '/docs/3']);
  expect(moved[1]?.banner).toBe('This is documentation for Site v5.x, which is no longer actively maintained.');
});

test('the latest version is found, or reported as missing', () => {
  expect(latestOf(versions).name).toBe('5');
  expect(() => latestOf(versions.filter(({ isLast }) => !isLast))).toThrow('There is no latest version.');
});

test.each([
  ['4', 'v4.x'],
  ['next', 'Next'],
  ['2', '2'],
])('version %s has the label %s', (name, label) => {
  expect(labelOf(versions, name)).toBe(label);
});

test.each([
  ['v5.x', 'v5'],
  ['Next', 'Next'],
  ['v5.x-beta', 'v5.x-beta'],
])('%s is called %s in a sentence', (label, name) => {
  expect(shortLabel(label)).toBe(name);
});
