import { expect, test } from 'vitest';
import { compile } from '../../../tests/support/compile';

const codeOf = async (code: string, meta = '') => {
  const { html } = await compile(`\`\`\`ts ${meta}\n${code}\n\`\`\``);
  return /<figure.*<\/figure>/s.exec(html)?.[0].replace(/<span class="[a-z]">([^<]*)<\/span>/g, '$1') ?? '';
};

test('what both languages have is in the page once', async () => {
  const html = await codeOf('const [a, setA] = useState<string>(b as B);');
  expect(html).toContain(
    '>const [a, setA] = useState<span class="ts">&lt;string></span>(b<span class="ts"> as B</span>);<',
  );
  expect(html.match(/<figure/g)).toHaveLength(1);
});

test('what JavaScript has instead is hidden', async () => {
  const html = await codeOf('const f = (\n  a: AVeryLongNameOfAType,\n  b: AnotherVeryLongNameOfAType,\n): void => a;');
  const javascript = html.replace(/<span class="ts">.*?<\/span>/gs, '').replace(/ hidden(?:="")?/g, '');
  expect(javascript.replace(/<\/?(?:span|code|pre|figure)[^>]*>/g, '')).toBe('const f = (a, b) => a;');
  for (const [part = ''] of html.matchAll(/<span class="js".*?>/g)) expect(part).toBe('<span class="js" hidden>');
});

test('a title that names the file names both', async () => {
  expect(await codeOf('a as B;', 'title="a.ts"')).toContain(
    '<figcaption class="sample-title"><span class="ts">a.ts</span> ' +
      '<span class="js" hidden data-markdown-ignore="">a.js</span></figcaption>',
  );
  expect(await codeOf('a as B;', 'title="Usage"')).toContain('<figcaption class="sample-title">Usage</figcaption>');
});

test('lines with numbers are those of one language or of both', async () => {
  const html = await codeOf('import type { A } from "a";\nb();\nc as A;', 'showLineNumbers');
  expect(html).toMatch(
    /<span class="ts"><span class="line">import type .*?\n<\/span><\/span><span class="line">b\(\);\n/s,
  );
  expect(html).toContain(
    '<span class="ts"><span class="line">c as A;\n</span></span><span class="js" hidden><span class="line">c;\n</span></span>',
  );
});

test('the markdown has TypeScript alone', async () => {
  const { markdown } = await compile('```ts title="a.ts"\nconst f = (\n  a: A,\n  b: B,\n) => a;\n```');
  expect(markdown).toContain('```ts title="a.ts"\nconst f = (\n  a: A,\n  b: B,\n) => a;\n```');
  expect(markdown).not.toContain('a.js');
});
