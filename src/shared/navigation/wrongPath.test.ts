import { expect, test } from 'vitest';
import { canonicalPath, pathWords, versionOfPath } from './wrongPath';

const versions = [
  { name: 'next', path: '/docs/next' },
  { name: '5', path: '/docs' },
  { name: '4', path: '/docs/4' },
];

test.each([
  ['/Docs/Intro', '/docs/intro'],
  ['/docs/intro', '/docs/intro'],
  ['/docs/intro/', '/docs/intro'],
  ['/docs/intro.html', '/docs/intro'],
  ['/docs/intro.HTM', '/docs/intro'],
  ['/docs/intro/index.html', '/docs/intro'],
  ['/docs/intro.html/', '/docs/intro'],
  ['/index.htm', '/'],
  ['/', '/'],
  ['/docs/introhtml', '/docs/introhtml'],
])('%s is a form of %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
});

test.each([
  ['/docs', '5'],
  ['/docs/intro', '5'],
  ['/docs/4', '4'],
  ['/docs/4/api/export', '4'],
  ['/docs/40/intro', '5'],
  ['/docs/next/intro', 'next'],
  ['/docsy', undefined],
  ['/demo', undefined],
])('%s belongs to version %s', (path, name) => {
  expect(versionOfPath(path, versions)?.name).toBe(name);
});

test.each([
  ['/docs/api/formatQuery-options.html', 'api formatquery options'],
  ['/docs/4/api/exprot', 'api exprot'],
  ['/Docs/NEXT/Intro/', 'intro'],
  ['/docs/gr%C3%B6%C3%9Fe', 'größe'],
  ['/%E0%A4%A/x', 'e0 a4 a x'],
  ['/demo/demo', 'demo'],
  ['/', ''],
])('%s gives the words "%s"', (path, words) => {
  expect(pathWords(path, versions)).toBe(words);
});
