import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { requireDefaultExport } from './defaultExport';

const check = (code: string) => () => requireDefaultExport('src/pages/a.tsx', code);

test.each([
  'export default function App() { return <p>a</p>; }',
  'const App = () => <p>a</p>;\nexport default App;',
  'export default () => null;',
  'export default class App {}',
  'function App() { return null; }\nexport { App as default };',
  "export { default } from './App';",
])('%j has a default export', (code) => {
  expect(check(code)).not.toThrow();
});

test.each([
  '',
  'export function App() { return <p>a</p>; }',
  '// export default App',
  "const text = 'export default App';",
  'export const defaults = 1;',
  "export * from './App';",
  "export type { default } from './App';",
  'export default interface Props {}',
  'const App = () => null;\nexport = App;',
])('%j has no default export, and is rejected with its file and the fix', { tags: 'default-export' }, (code) => {
  expect(check(code)).toThrow(
    'src/pages/a.tsx:1: no default export, so nothing to show: expected "export default" before a component',
  );
});

test.each(['src/pages', 'src/templates'])('accepts all modules of %s', { tags: 'default-export' }, (folder) => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.tsx'));
  expect(files.length).toBeGreaterThan(3);
  for (const name of files) {
    expect(() => requireDefaultExport(name, readFileSync(`${folder}/${name}`, 'utf8'))).not.toThrow();
  }
});
