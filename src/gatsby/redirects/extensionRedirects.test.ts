import { expect, test } from 'vitest';
import { extensionRedirects } from './extensionRedirects';

test.each([
  [['/files/tool.exe'], [{ from: '/files/tool', to: '/files/tool.exe' }]],
  [['/examples.zip', '/favicon.svg', '/docs/intro'], [{ from: '/examples', to: '/examples.zip' }]],
  [['/a.zip', '/a.exe'], [{ from: '/a', to: '/a.exe' }]],
  [['/taken.zip'], []],
  [['/zip', '/a.zipx', '/a.zip/b', '/A.ZIP'], []],
])('%j', (targets, expected) => {
  expect(extensionRedirects(targets, ['/taken'])).toEqual(expected);
});
