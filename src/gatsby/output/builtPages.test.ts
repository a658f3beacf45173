import { expect, test } from 'vitest';
import { collectGarbage } from '../../../tests/support/collectGarbage';
import { readHead } from './builtPages';

test('reads the head of a page and decodes its entities', () => {
  const html =
    '<meta name="description" content="Props &amp; &quot;more&quot;, the builder&#x27;s &lt;own&gt;" data-gatsby-head="true"/>' +
    '<meta property="og:title" content="Tips &amp;amp; tricks | Site"/><meta content="https://a.example/social/a.png" property="og:image"/>' +
    '<meta name="docsearch:version" content="4"/>';
  expect(readHead(html)).toEqual({
    title: 'Tips &amp; tricks | Site',
    description: 'Props & "more", the builder\'s <own>',
    image: 'https://a.example/social/a.png',
    version: '4',
    isListed: true,
  });
});

test('reads a page with few elements in its head', () => {
  expect(readHead('<meta name="robots" content="noindex"/><p>noindex</p>')).toEqual({
    title: '',
    description: '',
    image: '',
    version: null,
    isListed: false,
  });
  expect(readHead('<p>noindex</p>').isListed).toBe(true);
});

test('what is read of a head does not keep all of it in memory', () => {
  const meta = '<meta name="description" content="All that there is to say of it, in one sentence."/>';
  const size = 1_000_000;
  const readPage = () => readHead(`${meta}<style>${'p{}'.padEnd(size)}</style></head>`);
  collectGarbage();
  const { heapUsed } = process.memoryUsage();
  const heads = Array.from({ length: 20 }, readPage);
  collectGarbage();
  expect(process.memoryUsage().heapUsed - heapUsed).toBeLessThan(size);
  expect(heads[19]).toMatchObject({ description: 'All that there is to say of it, in one sentence.' });
});
