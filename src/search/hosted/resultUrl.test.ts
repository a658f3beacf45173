import { expect, test } from 'vitest';
import { resultUrl } from './resultUrl';
import type { HostedSettings } from './types';

const settings = (pathPrefix = '', externalUrls: RegExp | null = null): HostedSettings => ({
  appId: 'APP',
  searchKey: 'key',
  index: 'docs',
  pathPrefix,
  externalUrls,
});

test.each([
  ['https://docs.example/docs/intro#fields', '', '/docs/intro#fields'],
  ['https://preview.example/docs/intro/?utm=1#fields', '', '/docs/intro#fields'],
  ['https://docs.example', '', '/'],
  ['https://docs.example/', '', '/'],
  ['/docs/intro', '', '/docs/intro'],
  ['https://docs.example/base/docs/intro', '/base', '/docs/intro'],
  ['https://docs.example/base', '/base', '/'],
  ['https://docs.example/base/', '/base', '/'],
  ['https://docs.example/basement', '/base', '/basement'],
  ['https://docs.example/docs/intro', '/base', '/docs/intro'],
  ['https://docs.example//evil.example/x', '', '/evil.example/x'],
  ['https://docs.example/base//evil.example', '/base', '/evil.example'],
  ['https://docs.example/caf%C3%A9#ü', '', '/caf%C3%A9#%C3%BC'],
])('%s under "%s" is %s', { tags: 'result-address' }, (address, prefix, path) => {
  expect(resultUrl(address, settings(prefix))).toBe(path);
});

test('an address that matches the external pattern stays', { tags: 'external-result' }, () => {
  const external = settings('/base', /^https:\/\/blog\.example\//);
  expect(resultUrl('https://blog.example/base/post/?p=1#a', external)).toBe('https://blog.example/base/post/?p=1#a');
  expect(resultUrl('https://docs.example/base/post', external)).toBe('/post');
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'http://'])('%s is refused', (address) => {
  expect(() => resultUrl(address, settings('', /./))).toThrow(TypeError);
});
