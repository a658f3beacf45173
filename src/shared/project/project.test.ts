import { decompressFromBase64 } from 'lz-string';
import { expect, test } from 'vitest';
import { projectFiles } from './projectFiles';
import { PROJECT_HOSTS } from './projectHosts';

const project = projectFiles({
  title: 'A < B',
  dependencies: { 'react-dom': '18.3.1', react: '18.3.1' },
  files: { 'App.tsx': 'export default () => null;\n', 'parts/part.css': 'p {}\n' },
  root: 'App.tsx',
});

test('a project lists its dependencies by name, with the tools and types that it needs', () => {
  const { dependencies, devDependencies } = JSON.parse(project['package.json'] ?? '') as Record<string, object>;
  expect(Object.entries(dependencies ?? {})).toEqual([
    ['react', '18.3.1'],
    ['react-dom', '18.3.1'],
  ]);
  expect(Object.keys(devDependencies ?? {})).toEqual(['@types/react', '@types/react-dom', 'typescript', 'vite']);
});

test('a project renders its component in a page with its title', () => {
  expect(project['index.html']).toContain('<script type="module" src="/src/main.tsx">');
  expect(project['index.html']).toContain('<title>A &lt; B</title>');
  expect(project['src/main.tsx']).toBe(`import { createRoot } from 'react-dom/client';
import App from './App';

createRoot(document.getElementById('root')!).render(<App />);
`);
  expect(project['src/App.tsx']).toBe('export default () => null;\n');
  expect(project['src/parts/part.css']).toBe('p {}\n');
});

test('CodeSandbox gets the files as compressed parameters that need no escape', () => {
  const host = PROJECT_HOSTS.find(({ name }) => name === 'CodeSandbox');
  const { parameters = '' } = host?.fields('A', project) ?? {};
  expect(parameters).toMatch(/^[\w-]+$/);
  const restored = decompressFromBase64(parameters.replace(/-/g, '+').replace(/_/g, '/'));
  const expected = Object.entries(project).map(([path, content]) => [path, { content }]);
  expect(JSON.parse(restored)).toEqual({ files: Object.fromEntries(expected) });
});

test('StackBlitz gets a field for each file', () => {
  const host = PROJECT_HOSTS.find(({ name }) => name === 'StackBlitz');
  const fields = host?.fields('A', project) ?? {};
  expect(fields).toMatchObject({ 'project[title]': 'A', 'project[template]': 'node' });
  for (const [path, content] of Object.entries(project)) expect(fields[`project[files][${path}]`]).toBe(content);
});
