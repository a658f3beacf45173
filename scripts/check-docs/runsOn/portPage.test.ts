import { expect, test } from 'vitest';
import { readPage } from '../extractSamples';
import { fence } from '../testPages';
import { isOfPage, portPage } from './portPage';

const pageOf = (...fences: string[]) =>
  readPage('content/docs/5/a.mdx', `---\ntitle: A\n---\n${fences.join('\n')}`).page;
const namesIn = (page: ReturnType<typeof portPage>) => page?.samples.map(({ fileName, code }) => fileName ?? code);

test('takes the samples that readers see and that are checked against the version itself', () => {
  const page = pageOf(
    fence('ts', '1;'),
    fence('ts unchecked="needs another package"', '2;'),
    fence('ts version="4"', '3;'),
    'Four is four.\n',
    fence('ts proof', '// > Four is four.\n4; // => 4'),
    fence('ts error="not assignable"', 'const five: string = 5;'),
  );
  const ported = portPage(page, '4', []);
  expect(ported?.samples.map(({ code, version }) => [code, version])).toEqual([
    ['1;', '4'],
    ['const five: string = 5;', '4'],
  ]);
  expect(portPage(pageOf(fence('ts version="4"', '3;')), '4', [])).toBeNull();
});

test('brings the files that samples import, and those that these import, none of them as its own', () => {
  const files = [
    { name: 'data/query.ts', code: 'export const query = {};' },
    { name: 'data/see.tsx', code: "import { fields } from './musicians';" },
    { name: 'data/musicians.ts', code: 'export const fields = [];' },
  ];
  const ported = portPage(pageOf(fence('ts', "import { see } from './data/see';")), '4', files);
  expect(namesIn(ported)).toEqual(['data/musicians.ts', 'data/see.tsx', "import { see } from './data/see';"]);
  expect(ported?.samples.map(isOfPage)).toEqual([false, false, true]);
  expect(new Set(ported?.samples.map(({ line }) => line)).size).toBe(3);
});

test('leaves a file to the sample with its title', () => {
  const page = pageOf(
    fence('ts title="data/query.ts"', 'export const query = 1;'),
    fence('ts', "import { query } from './data/query';"),
  );
  const ported = portPage(page, '4', [{ name: 'data/query.ts', code: 'export const query = 2;' }]);
  expect(ported?.samples.every(isOfPage)).toBe(true);
});
