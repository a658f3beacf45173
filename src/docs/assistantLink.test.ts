import { expect, test } from 'vitest';
import { assistantLink } from './assistantLink';

test('puts the question into the address of the assistant', () => {
  const { searchParams } = new URL(assistantLink('https://example.com/new?q={prompt}', 'https://site.test/a/b.md'));
  expect(searchParams.get('q')).toBe('Read https://site.test/a/b.md, then answer my questions about it.');
});
