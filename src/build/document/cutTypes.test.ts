import { expect, test } from 'vitest';
import { cutTypes } from './cutTypes';

/** Blanks what stands between guillemets, and takes those away. */
const cut = (marked: string) =>
  cutTypes(
    marked.replace(/[«»]/g, ''),
    marked.replace(/«([^»]*)»/g, (_, types: string) => types.replace(/[^\n]/g, ' ')),
  );

test.each([
  ['const a«: number» = 1;', 'const a = 1;'],
  ['const a«: Record<string,» «Field[]>» = {};', 'const a = {};'],
  ["const [a, b] = useState«<string>»('');", "const [a, b] = useState('');"],
  ['const f = (a«: string», b«?: number»)«: boolean» => a;', 'const f = (a, b) => a;'],
  ['const f = (a«: string») => a;', 'const f = a => a;'],
  ["import { a, «type B, »c } from 'a';", "import { a, c } from 'a';"],
  ["import { a, «type B» } from 'a';", "import { a } from 'a';"],
  ["import a, { «type B» } from 'a';", "import a from 'a';"],
  ['a();\n\n«type A = string;»\n\nb();', 'a();\n\nb();'],
  ['«type A = string;»\n\nb();', 'b();'],
])('%j', (marked, expected) => {
  expect(cut(marked)).toBe(expected);
});

test.each([
  ['an assertion', 'const a = (b« as Field»).name;'],
  ['a signature over several lines', 'const f = (\n  a«: string»,\n  b«: string»\n) => a;'],
  ['a type within a block', 'const f = () => {\n  «type A = string;»\n\n  return 1;\n};'],
])('%s wants a new layout', (_, marked) => {
  expect(cut(marked)).toBeNull();
});
