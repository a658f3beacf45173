import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { folderPerTest } from '../../../tests/support/folder';
import { removeCompressed } from './compressedFiles';

const { inFolder, write } = folderPerTest();

test('removes every compressed file in every folder, and no other', () => {
  const kept = ['a.html', 'data.tar.gz', 'docs/a.js'];
  for (const file of [...kept, 'a.html.br', 'a.html.gz', 'gone.css.br', 'docs/a.js.gz']) {
    write(file);
  }
  removeCompressed(inFolder());
  const left = readdirSync(inFolder(), { recursive: true, encoding: 'utf8' }).sort();
  expect(left).toEqual(['a.html', 'data.tar.gz', 'docs', 'docs/a.js']);
});
