import { expect, test } from 'vitest';
import { codeBlock } from './codeBlock';
import { highlightSamples } from './highlight';
import { printHtml } from './pageHtml';

function htmlOf(code: string, meta?: string): string {
  const block = codeBlock(code, 'text', meta);
  highlightSamples(block);
  return printHtml(block);
}

const linesOf = (code: string, meta?: string) => /<code[^>]*>([\s\S]*)<\/code>/.exec(htmlOf(code, meta))?.[1];

test('makes a sample scrollable by keyboard', () => {
  expect(htmlOf('a < b')).toBe(
    '<figure class="sample"><pre class="sample-code" tabindex="0" translate="no">' +
      `<code class="code" data-language="text">a &lt; b</code></pre></figure>`,
  );
});

test('adds the title and the line numbers', () => {
  expect(htmlOf('a', 'title="a & b.txt" showLineNumbers')).toBe(
    '<figure class="sample" data-numbered><figcaption class="sample-title">a &amp; b.txt</figcaption>' +
      '<pre class="sample-code" tabindex="0" translate="no"><code class="code" data-language="text">' +
      `<span class="line">a\n</span></code></pre></figure>`,
  );
});

test('combines lines in the meta and comments, counted as they are shown', () => {
  expect(linesOf('// highlight-next-line\na\nb\nc', '{2}')).toBe(
    '<span class="line marked">a\n</span><span class="line marked">b\n</span><span class="line">c\n</span>',
  );
});

test('a result, and a sample for another version, say so', () => {
  expect(printHtml(codeBlock('1', 'json', 'output'))).toContain('<figure class="sample output">');
  expect(printHtml(codeBlock('1', 'ts', 'version="4"'))).toContain('<figure class="sample before">');
});

test.each(['typescript', 'JS', ''])('rejects the language %j with the list of known languages', (language) => {
  expect(() => codeBlock('a', language)).toThrow(
    `no language "${language}": expected js, jsx, ts, tsx, json, jsonc, css, scss, html, sql, shell, `,
  );
});

test.each(['{3}', '{1-3}', 'ins={3}', 'del={3}'])('%s in a sample of two lines is refused', (meta) => {
  expect(() => codeBlock('a\n// highlight-next-line\nb', 'text', meta)).toThrow(
    'line 3 after the language: expected 2 at most',
  );
});
