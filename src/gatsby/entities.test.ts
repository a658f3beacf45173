import { expect, test } from 'vitest';
import { decodeEntities, escapeText, escapeXml } from './entities';

const TEXT = `a < b && "c" > 'd' &lt;`;

test('what is escaped reads as it was', () => {
  expect(escapeText(TEXT)).toBe(`a &lt; b &amp;&amp; "c" > 'd' &amp;lt;`);
  expect(escapeXml(TEXT)).toBe("a &lt; b &amp;&amp; &quot;c&quot; &gt; 'd' &amp;lt;");
  expect([escapeText(TEXT), escapeXml(TEXT)].map(decodeEntities)).toEqual([TEXT, TEXT]);
});

test.each([
  ['&#x27;&#39;&apos;', "'''"],
  ['/demo?a=1&amp;b=%22', '/demo?a=1&b=%22'],
  ['&#x1F600; &#124;', '\u{1F600} |'],
  ['&amp;lt;', '&lt;'],
  ['a & b; &unknown; &AMP;', 'a & b; &unknown; &AMP;'],
])('%s says %s', (html, text) => {
  expect(decodeEntities(html)).toBe(text);
});
