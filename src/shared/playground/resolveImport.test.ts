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

test.each([
  ['react', 'module'],
  ['p/dist/p.css', 'style'],
  ['./look.css', 'file'],
])('%s is a %s', (specifier, kind) => {
  expect(resolveImport(specifier, 'app.tsx', FILES, PACKAGES)).toBe(kind);
});

test.each(['constructor', '__proto__', 'toString', 'react/none', 'https://example.com/a.js', 'node:fs'])(
  '%s cannot be imported',
  (specifier) => {
    expect(() => resolveImport(specifier, 'app.tsx', FILES, PACKAGES)).toThrow(
      new Error(`"${specifier}" cannot be imported here. Available: react.`),
    );
  },
);
