import { expect, test } from 'vitest';
import { folderPerTest } from '../../tests/support/folder';
import { outdatedLines } from './outdatedLines';

const { inFolder, write } = folderPerTest();

test('lists lines of all pages that name the latest version or Next', () => {
  write('content/docs/6/intro.mdx', 'Next is ahead of version 5.\n\nconst next = 1; // as in Next.js');
  write('content/docs/3/intro.mdx', 'Text.\n\nBegin with [the latest version](/docs/5/intro).');
  write('content/docs/3/node_modules/a/a.mdx', 'The latest.');
  write('content/pages/about.mdx', 'Those of v5 run 5.4.1, and those of Next run 6.5.5.');
  expect(outdatedLines(inFolder())).toEqual([
    'content/docs/3/intro.mdx:3',
    'content/docs/6/intro.mdx:1',
    'content/pages/about.mdx:1',
  ]);
});
