import { expect, test } from 'vitest';
import { compile } from '../../../tests/support/compile';

test('a proof is neither in the page, nor in its markdown, nor in the search', async () => {
  const body = 'First.\n\n```ts proof\n// > First.\nhidden; // => 1\n```\n\n```ts proof\nhidden;\n```\n\nLast.\n';
  const { html, markdown, sections } = await compile(body);
  expect(html).toContain('<p>Last.</p>');
  expect(JSON.stringify({ html, markdown, sections })).not.toContain('hidden');
});
