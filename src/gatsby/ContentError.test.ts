import { expect, test } from 'vitest';
import { ContentError } from './ContentError';

test('names file, line and what was expected in one line that an editor can follow', () => {
  const error = new ContentError('content/docs/5/intro.mdx', 12, 'expected a paragraph');
  expect(error).toBeInstanceOf(Error);
  expect(error.message).toBe('content/docs/5/intro.mdx:12: expected a paragraph');
  expect(error).toMatchObject({ name: 'ContentError', file: 'content/docs/5/intro.mdx', line: 12 });
});
