import { expect, test } from 'vitest';
import { MATCH_END as end, MATCH_START as start, parseMarkedText, resultUrl } from './readResults';
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

test.each(['javascript:alert(1)', 'data:text/html,x', 'http://'])('%s is refused', (address) => {
  expect(() => resultUrl(address, settings('', /./))).toThrow(TypeError);
});

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
])('the marks in %j become segments', (marked, segments) => {
  expect(parseMarkedText(marked)).toEqual(segments);
});
