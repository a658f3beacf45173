import { expect, test } from 'vitest';
import { renderOpenSearch } from './openSearch';

const valueOf = (xml: string, name: string) => new RegExp(`<${name}[^>]*>(.*)</${name}>`).exec(xml)?.[1];

test('browsers are led to the search page', () => {
  const xml = renderOpenSearch({ title: 'React Query Builder' }, 'https://a.example/site');
  expect(xml).toMatch(
    /^<\?xml version="1.0" encoding="UTF-8"\?>\n<OpenSearchDescription xmlns="http:\/\/a9.com\/-\/spec/,
  );
  expect(xml).toContain(
    '<Url type="text/html" method="get" template="https://a.example/site/search?q={searchTerms}"/>',
  );
  expect(valueOf(xml, 'LongName')).toBe('React Query Builder');
  expect(valueOf(xml, 'Image')).toBe('https://a.example/site/favicon.ico');
});

test.each([
  ['React Query Builder', 'RQB docs'],
  ['Query & Builder', 'Query &amp; Builder'],
  ['a b c d e f g h i j k l m n o p q r', 'ABCDEFGHIJKLMNOP'],
])('the short name of %s is %s', (title, expected) => {
  expect(valueOf(renderOpenSearch({ title }, ''), 'ShortName')).toBe(expected);
});
