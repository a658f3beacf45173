import { expect, test } from 'vitest';
import { compile } from '../../../tests/support/compile';

const bytesOf = (imports: string) => Promise.resolve(imports.length * 100);

test('shows what the imports of each line add to an app', async () => {
  const list = "- `import { a } from 'b'`\n- `import { c } from 'd'` and `import { e } from 'f'`";
  const { html, markdown } = await compile(`<ImportSizes>\n\n${list}\n\n</ImportSizes>`, { bytesOf });
  expect(html).toMatch(/from 'b'<\/code><\/td><td[^>]*>2\.1<.* and .*>4\.3</);
  expect(markdown).toContain("| `import { a } from 'b'` | 2.1 |");
});

test.each([
  ['Words.', 'expected one list'],
  ['- words', 'expected code in "words"'],
])('rejects %j', async (body, message) => {
  await expect(compile(`<ImportSizes>\n\n${body}\n\n</ImportSizes>`, { bytesOf })).rejects.toThrow(message);
});

test('is for pages of the documentation', async () => {
  await expect(compile('<ImportSizes>\n\n- `a`\n\n</ImportSizes>')).rejects.toThrow('expected in a page');
});
