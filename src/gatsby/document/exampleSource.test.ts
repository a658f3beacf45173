import { expect, test } from 'vitest';
import { exampleSource, readExample } from './exampleSource';

const gather = (files: Record<string, string>) => exampleSource('5/intro/app', (id) => files[id]);

test('an example consists of its file and the files that it imports, each once, in the order of the imports', () => {
  const files = {
    '5/intro/app': "import './look.css';\nimport type { A } from './types';\nimport { Row } from './parts/row';",
    '5/intro/look.css': 'p {}',
    '5/intro/types.ts': 'export type A = 1;',
    '5/intro/parts/row': "import type { A } from '../types';\nexport * from './cell';",
    '5/intro/parts/cell': 'export const Cell = 1;',
    '5/intro/other': 'not part of it',
  };
  expect(gather(files)).toMatchObject({ id: '5/intro/app', code: files['5/intro/app'] });
  expect(Object.entries(gather(files)?.files ?? {})).toEqual([
    ['app.tsx', files['5/intro/app']],
    ['look.css', 'p {}'],
    ['types.ts', 'export type A = 1;'],
    ['parts/row.tsx', files['5/intro/parts/row']],
    ['parts/cell.tsx', 'export const Cell = 1;'],
  ]);
});

test('the digest changes with each of its files', () => {
  const app = "import './look.css';";
  const digests = [
    gather({ '5/intro/app': app }),
    gather({ '5/intro/app': app, '5/intro/look.css': 'p {}' }),
    gather({ '5/intro/app': app, '5/intro/look.css': 'q {}' }),
    gather({ '5/intro/app': `${app}\n`, '5/intro/look.css': 'q {}' }),
  ].map((source) => source?.digest);
  expect(new Set(digests).size).toBe(4);
});

test('files of other folders and packages are not included', () => {
  const app = "import '../other/a';\nimport 'react';\nimport './none';";
  expect(gather({ '5/intro/app': app, '5/other/a': 'x', react: 'x' })?.files).toEqual({ 'app.tsx': app });
});

test('a file that a page only shows keeps the name by which it is shown', () => {
  const source = exampleSource('5/data/musicians.ts', () => 'export default [];');
  expect(source?.files).toEqual({ 'musicians.ts': 'export default [];' });
});

test('an example is read with its imports, and a missing one is undefined', () => {
  const name = 'intro/fields';
  const example = readExample(`5/${name}`);
  expect(Object.keys(example?.files ?? {})[0]).toBe('fields.tsx');
  expect(example).toMatchObject({ id: `5/${name}`, code: expect.stringContaining('export default') as string });
  expect(readExample('5/no/such')).toBeUndefined();
});
