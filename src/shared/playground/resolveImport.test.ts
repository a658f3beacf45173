import { expect, test } from 'vitest';
import { relativeFile, resolveImport } from './resolveImport';

const FILES = ['app.tsx', 'fields.ts', 'look.css', 'parts/row.tsx', 'parts/index.ts', 'plain.js'];
const PACKAGES = { modules: { react: 'r.js', 'react/jsx-runtime': 'r.js' }, styles: { 'p/dist/p.css': 'p.css' } };

test.each([
  ['./fields', 'app.tsx', 'fields.ts'],
  ['./fields.ts', 'app.tsx', 'fields.ts'],
  ['./look.css', 'app.tsx', 'look.css'],
  ['./plain', 'app.tsx', 'plain.js'],
  ['./parts/row', 'app.tsx', 'parts/row.tsx'],
  ['../fields', 'parts/row.tsx', 'fields.ts'],
  ['./row', 'parts/index.ts', 'parts/row.tsx'],
  ['./none', 'app.tsx', undefined],
  ['./look', 'app.tsx', undefined],
])('%s in %s is %s', (specifier, from, expected) => {
  expect(relativeFile(specifier, from, FILES)).toBe(expected);
});

test('distinguishes a package from its style sheet', () => {
  expect(resolveImport('react', 'app.tsx', FILES, PACKAGES)).toEqual({ kind: 'module', specifier: 'react' });
  expect(resolveImport('p/dist/p.css', 'app.tsx', FILES, PACKAGES)).toEqual({
    kind: 'style',
    specifier: 'p/dist/p.css',
  });
  expect(resolveImport('./look.css', 'app.tsx', FILES, PACKAGES)).toEqual({ kind: 'file', name: 'look.css' });
});

test.each(['constructor', '__proto__', 'toString', 'react/none', 'https://example.com/a.js', 'node:fs'])(
  '%s cannot be imported',
  (specifier) => {
    expect(() => resolveImport(specifier, 'app.tsx', FILES, PACKAGES)).toThrow(
      new Error(`"${specifier}" cannot be imported here. Available: react.`),
    );
  },
);
