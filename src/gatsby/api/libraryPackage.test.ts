import { expect, test } from 'vitest';
import { libraryPackageOf } from '../../shared/libraryPackageOf';
import { isLibraryPackage } from './libraryPackage';

test.each([
  ['react-querybuilder', 'react-querybuilder'],
  ['react-querybuilder/dist/query-builder.css', 'react-querybuilder'],
  ['@react-querybuilder/dnd', '@react-querybuilder/dnd'],
  ['@react-querybuilder/dnd/debug', '@react-querybuilder/dnd'],
  ['react-querybuilder-extra', null],
  ['@react-querybuilder', null],
  ['./react-querybuilder', null],
  ['react', null],
])('an import of %s belongs to %s', (specifier, expected) => {
  expect(libraryPackageOf(specifier)).toBe(expected);
});

test.each([
  ['react-querybuilder', true],
  ['@react-querybuilder/dnd', true],
  ['@react-querybuilder/dnd/debug', false],
  ['react-querybuilder-extra', false],
])('that %s is a package of the library is %s', (name, expected) => {
  expect(isLibraryPackage(name)).toBe(expected);
});
