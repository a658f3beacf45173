import { expect, test } from 'vitest';
import { exampleProject, importsOf } from './exampleProject';

const VERSIONS = {
  react: '18.3.1',
  'react-dom': '18.3.1',
  'react-querybuilder': '5.4.1',
  '@react-querybuilder/dnd': '5.4.1',
  'react-dnd': '16.0.1',
  'date-fns': '4.4.0',
};
const PACKAGES = {
  versions: VERSIONS,
  modules: {
    'react-dom/client': 'react.js',
    'react-querybuilder': 'builder.js',
    '@react-querybuilder/dnd': 'dnd.js',
    'react-dnd': 'react-dnd.js',
    'date-fns': 'date-fns.js',
  },
  needs: { 'dnd.js': ['react.js', 'react-dnd.js', 'builder.js'], 'react-dnd.js': ['react.js'] },
};
const FILES = {
  'app.tsx': "import { QueryBuilderDnD } from '@react-querybuilder/dnd';\nimport './app.css';\nexport default 1;",
  'app.css': "@import 'not/a/package';",
};

const project = exampleProject('A', FILES, PACKAGES);

test('finds imports of packages, also of types, but not of files', () => {
  const code =
    "import a, { b } from 'a';\nimport type { C } from '@c/c/d';\nexport * from 'e';\nimport 'f/g.css';\nimport './h';\nimport 'a';";
  expect(importsOf({ 'x.tsx': code, 'x.css': "@import 'y';" })).toEqual(['a', '@c/c/d', 'e', 'f/g.css']);
});

test('lists the packages that the example imports, and what these need, in the versions of the playground', () => {
  const { dependencies } = JSON.parse(project['package.json'] ?? '') as { dependencies: Record<string, string> };
  expect(dependencies).toEqual({
    '@react-querybuilder/dnd': '5.4.1',
    react: '18.3.1',
    'react-dnd': '16.0.1',
    'react-dom': '18.3.1',
    'react-querybuilder': '5.4.1',
  });
});

test('the project renders the example, with the style sheet of the library', () => {
  expect(project['src/main.tsx']).toContain("import 'react-querybuilder/dist/query-builder.css';");
  expect(project['src/main.tsx']).toContain("from './example/app';");
  expect(project['src/example/app.tsx']).toBe(`${FILES['app.tsx']}\n`);
  expect(project['src/example/app.css']).toBe(`${FILES['app.css']}\n`);
});
