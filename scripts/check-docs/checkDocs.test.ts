import { symlinkSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { folderPerTest } from '../../tests/support/folder';
import { inProject, projectPath } from '../../src/gatsby/paths';
import { checkDocs } from './checkDocs';
import { findFiles } from './findFiles';
import { formatProblems, summarize } from './report';
import { fence } from './testPages';

const PATIENT = { timeout: 120_000 };

const { inFolder, write: writeFile } = folderPerTest();
const docs = (...path: string[]) => inFolder('docs', ...path);
const write = (file: string, text: string) => writeFile(`docs/${file}`, text);

beforeEach(() => {
  write('5/package.json', '{ "dependencies": { "react-querybuilder": "5.4.1" } }');
  symlinkSync(inProject('node_modules'), docs('node_modules'));
  symlinkSync(inProject('content', 'docs', '5', 'node_modules'), docs('5', 'node_modules'));
});

const page = (...parts: string[]) => `---\ntitle: Test\n---\n\n${parts.join('\n')}`;

async function check() {
  const folder = docs();
  const { pages, problems, results } = await checkDocs(findFiles(folder, folder), folder);
  return {
    problems: formatProblems(problems).map((line) => line.replace(`${projectPath(folder)}/`, '')),
    summary: summarize(pages, results),
  };
}

test('counts the samples of all pages, and those that are checked', PATIENT, async () => {
  write('5/a.mdx', page(fence('ts', '1 + 1; // => 2'), fence('ts unchecked="Needs a browser first"', 'open();')));
  write('5/b.mdx', page(fence('ts', '1 + 2; // => 4')));
  expect(await check()).toMatchObject({
    problems: ['5/b.mdx:6: // => 4: it is 3'],
    summary: { samples: 3, compiled: 2, run: 2, outputs: 2, passed: 1 },
  });
});

test('samples import files, which import others', PATIENT, async () => {
  write('5/_examples/data/one.ts', 'export const one: number = 2;');
  write('5/_examples/data/fields.ts', "import { one } from './one';\nexport const two = one + 1;");
  write('5/a.mdx', page(fence('ts', "import { two } from './data/fields';\ntwo; // => 2")));
  expect((await check()).problems).toEqual(['5/a.mdx:7: // => 2: it is 3']);
});

test('prefers a titled sample to a data file of the same name', PATIENT, async () => {
  write('5/_examples/data/one.ts', 'export const one = 1;');
  write(
    '5/a.mdx',
    page(
      fence('ts title="data/one.ts"', 'export const one = 2;'),
      fence('ts', "import { one } from './data/one';\none; // => 2"),
    ),
  );
  expect(await check()).toMatchObject({ problems: [] });
});

test('compiles and renders examples with the files next to them', PATIENT, async () => {
  write('5/_examples/a/right.css', 'p { color: red }');
  write(
    '5/_examples/a/right.tsx',
    "import './right.css';\nimport { Part } from './Part';\nexport default () => <Part />;",
  );
  write('5/_examples/a/Part.tsx', 'export const Part = () => <p>Part</p>;');
  write('5/_examples/a/untyped.tsx', 'const a: string = 1;\nexport default () => <p>{a}</p>;');
  write(
    '5/_examples/a/throws.tsx',
    "export default function Throws() {\n  if (Math.max(1, 2) === 2) throw new Error('Oh');\n  return <p />;\n}",
  );
  const { problems, summary } = await check();
  expect(problems).toEqual([
    '5/_examples/a/throws.tsx:2: it throws Error: Oh',
    "5/_examples/a/untyped.tsx:1: Type 'number' is not assignable to type 'string'.",
  ]);
  expect(summary).toMatchObject({ samples: 4, compiled: 4, run: 2, passed: 2 });
});

test('finds the pages and examples of a folder, and refuses other files', () => {
  write('5/_examples/a/one.ts', '');
  write('5/a.mdx', page());
  write('5/notes.txt', '');
  const names = (path: string) => findFiles(docs(path), docs()).map((file) => file.slice(projectPath(docs()).length));
  expect(names('')).toEqual(['/5/_examples/a/one.ts', '/5/a.mdx']);
  expect(names('5/_examples/a')).toEqual(['/5/_examples/a/one.ts']);
  expect(() => names('5/b.mdx')).toThrow('there is no such file or folder');
  expect(() => names('5/notes.txt')).toThrow('expected a page');
  expect(() => findFiles('content/pages')).toThrow('content/pages: expected a page (.mdx) or a file of _examples/');
  expect(() => findFiles('CONTRIBUTING.md')).toThrow('in content/docs');
});

test('a sample that is written for another version is checked against that version', PATIENT, async () => {
  write('3/package.json', '{ "dependencies": { "react-querybuilder": "3.12.1" } }');
  symlinkSync(inProject('content', 'docs', '3', 'node_modules'), docs('3', 'node_modules'));
  const old =
    "import { findRule } from 'react-querybuilder';\nfindRule('a', { id: 'a', combinator: 'and', rules: [] });";
  write('5/a.mdx', page(fence('ts version="3"', old)));
  expect((await check()).problems).toEqual([]);

  write('5/a.mdx', page(fence('ts', old)));
  expect((await check()).problems).toEqual([
    expect.stringContaining('5/a.mdx:6: Module \'"react-querybuilder"\' has no'),
  ]);

  write('5/a.mdx', page(fence('ts version=""', old)));
  expect((await check()).problems).toEqual(['5/a.mdx:5: version="": expected a folder of content/docs']);

  write('5/a.mdx', page(fence('ts version="2"', old)));
  expect((await check()).problems).toEqual(['5/a.mdx:5: version="2": expected a folder of content/docs']);
});

test('lets samples import the exports of a file that their page shows above them', PATIENT, async () => {
  write('5/_examples/data/query.ts', "export const query = { combinator: 'and', rules: [] };");
  const text = page('<Source name="data/query.ts" />', '', fence('ts', 'query.rules.length; // => 0'));
  write('5/a.mdx', text);
  expect((await check()).problems).toEqual([]);

  write(
    '5/_examples/data/query.ts',
    'export const query = { combinator: \'and\', rules: [{ field: "age", operator: "=", value: 1 }] };',
  );
  expect((await check()).problems).toEqual(['5/a.mdx:8: // => 0: it is 1']);
});
