import { expect, test } from 'vitest';
import { htmlLinks } from './htmlLinks';

test.each([
  ['<a href="/demo">a</a><a class="b" href="/demo#x">c</a><a href="/demo">d</a>', '', ['/demo', '/demo#x']],
  ['<a href="/docs?a=1&amp;b=2">a</a>', '', ['/docs?a=1&b=2']],
  ['<a href="/demo#it&#x27;s">a</a>', '', ["/demo#it's"]],
  ['<a href="#main">a</a><a href="">b</a>', '', ['#main', '']],
  ['<a href="https://a.example/b">a</a><a href="//a.example">b</a><a href="mailto:a@b.c">d</a>', '', []],
  ['<link href="/a.css"><area href="/b"><a data-href="/c">c</a><abbr href="/d">', '', []],
  ['<a href="/site/demo">a</a><a href="/site/#b">b</a><a href="/site/">c</a>', '/site', ['/demo', '/#b', '/']],
  ['<a href="/site">a</a><a href="">b</a>', '/site', ['/', '']],
  ['<a href="/sites/demo">a</a>', '/site', ['/sites/demo']],
])('%s under %j', (html, prefix, expected) => {
  expect(htmlLinks(html, prefix)).toEqual(expected);
});
