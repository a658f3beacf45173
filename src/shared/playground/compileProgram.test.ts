import { expect, test } from 'vitest';
import { compileProgram } from './compileProgram';
import type { Packages } from './packages';
import { CompileError } from './problem';

const PACKAGES: Packages = {
  modules: {
    react: 'react.js',
    'react/jsx-runtime': 'react.js',
    'react-dom/client': 'react.js',
    library: 'library.js',
    dnd: 'dnd.js',
    backend: 'backend.js',
  },
  exports: { library: ['QueryBuilder', 'RuleType', 'formatQuery', 'default'] },
  needs: {
    'react.js': [],
    'library.js': ['react.js'],
    'dnd.js': ['react.js', 'library.js', 'backend.js'],
    'backend.js': [],
  },
  styles: { 'library/dist/look.css': 'look.css' },
  versions: { react: '18.3.1', library: '5.4.1' },
  types: { compiler: '', declarations: '' },
};

const compile = (files: Record<string, string>) => compileProgram(files, PACKAGES);

test('compiles TypeScript and JSX to JavaScript and keeps style sheets', () => {
  const { entry, files } = compile({
    'app.tsx': "import './app.css';\nexport default (): JSX.Element => <p>{1 as number}</p>;",
    'app.css': 'p { color: red }',
  });
  expect(entry).toBe('app.tsx');
  expect(files['app.css']).toEqual({ kind: 'style', code: 'p { color: red }' });
  expect(files['app.tsx']).toMatchObject({ kind: 'script', brokenLine: null });
  expect(files['app.tsx']?.code).not.toMatch(/JSX\.Element|as number|<p>/);
});

test('lists the scripts that the imports need, each after its dependencies', () => {
  expect(compile({ 'a.tsx': 'export default () => null;' }).scripts).toEqual(['react.js']);
  expect(compile({ 'a.tsx': "import 'dnd';\nimport 'library';" }).scripts).toEqual([
    'react.js',
    'library.js',
    'backend.js',
    'dnd.js',
  ]);
  expect(compile({ 'a.tsx': "import './b';", 'b.ts': "import 'library';" }).scripts).toContain('library.js');
});

test('accepts imports of types from anywhere', () => {
  const source =
    "import type { A } from 'nowhere';\nimport { type RuleType } from 'library';\nexport default (a: A & RuleType) => a;";
  expect(compile({ 'a.tsx': source }).scripts).toEqual(['react.js']);
});

test('names that a package exports are imported, types and defaults too', () => {
  const source =
    "import Library, { QueryBuilder, type RuleType as Rule } from 'library';\nimport { default as B, RuleType } from 'library';\nimport { anything } from 'dnd';";
  expect(() => compile({ 'a.tsx': source })).not.toThrow();
});

test('lists the imported style sheets', () => {
  expect(compile({ 'a.tsx': "import 'library/dist/look.css';" }).styles).toEqual({
    'library/dist/look.css': 'look.css',
  });
});

function failureOf(files: Record<string, string>): CompileError {
  try {
    compile(files);
  } catch (error) {
    if (error instanceof CompileError) return error;
    throw error;
  }
  throw new Error('expected it to fail');
}

test.each([
  [
    "import 'react';\nimport 'lodash';",
    2,
    /^"lodash" cannot be imported here\. Available: backend, dnd, library, react, /,
  ],
  ["\n\nimport './nowhere';", 3, /^There is no file "\.\/nowhere" here\. The files are a\.tsx, b\.css\.$/],
  ["import 'library/dist/none.css';", 1, /Available: library\/dist\/look\.css\.$/],
  [
    "import {\n  QueryBuilder,\n  formatQeury,\n} from 'library';",
    3,
    /^"library" does not export "formatQeury". The nearest name that it exports is "formatQuery"\.$/,
  ],
  ["import { type Ruletype as RuleType } from 'library';", 1, /"Ruletype".* is "RuleType"\.$/],
  ['const a = (\n;', 2, /^Unexpected token$/],
  ['export default () => <p>', 1, /^Unexpected token, expected ";"$/],
])('%j fails on its line', (source, line, message) => {
  const failure = failureOf({ 'a.tsx': source, 'b.css': '' });
  expect(failure).toMatchObject({ file: 'a.tsx', line });
  expect(failure.message).toMatch(message);
});

test('the file that fails is named', () => {
  expect(failureOf({ 'a.tsx': "import './b';", 'b.tsx': 'const = 1;' })).toMatchObject({ file: 'b.tsx', line: 1 });
});

test('gives the line of invalid JavaScript that the compiler accepts', () => {
  expect(compile({ 'a.tsx': 'const a = 1;\n1 = 2;' }).files['a.tsx']).toMatchObject({ brokenLine: 2 });
});
