import { expect, test } from 'vitest';
import { exampleProject, importsOf } from './exampleProject';

test('finds imports of packages, also of types, but not of files', () => {
  const code =
    "import a, { b } from 'a';\nimport type { C } from '@c/c/d';\nexport * from 'e';\nimport 'f/g.css';\nimport './h';\nimport 'a';";
  expect(importsOf({ 'x.tsx': code, 'x.css': "@import 'y';" })).toEqual(['a', '@c/c/d', 'e', 'f/g.css']);
});

test('the project renders the example, with the style sheet of the library', () => {
  const files = { 'app.tsx': "import './app.css';\nexport default 1;", 'app.css': 'p {}' };
  const project = exampleProject('A', files, { versions: {}, modules: {}, needs: {} });
  expect(project['src/main.tsx']).toContain("import 'react-querybuilder/dist/query-builder.css';");
  expect(project['src/main.tsx']).toContain("from './example/app';");
  expect(project['src/example/app.tsx']).toBe(`${files['app.tsx']}\n`);
  expect(project['src/example/app.css']).toBe(`${files['app.css']}\n`);
});
