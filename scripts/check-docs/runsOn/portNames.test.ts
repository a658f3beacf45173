import { expect, test } from 'vitest';
import { completeFragment, type NameSource } from '../completeFragment';
import { parseCode } from '../syntax';
import { portNames } from './portNames';

const source = (module: string, ...names: string[]): NameSource => ({
  module,
  names: names.map((name) => ({ name, binding: name, isValue: true })),
});
const OWN = [source('lib', 'formatQuery', 'parseMongoDB', 'RuleDnD'), source('@lib/dnd', 'QueryBuilderDnD')];

const importsOf = (code: string, other: readonly NameSource[]) =>
  completeFragment(parseCode(code, 'ts'), portNames(OWN, other), true);

test('a name comes from the package that has it in the other version', () => {
  const other = [source('lib', 'formatQuery'), source('@lib/dnd', 'RuleDnD', 'formatQuery')];
  expect(importsOf('formatQuery();', other)).toBe("import { formatQuery } from 'lib';");
  expect(importsOf('RuleDnD();', other)).toBe("import { RuleDnD } from '@lib/dnd';");
});

test('a name that the other version lacks is imported from where it was, so that the compiler misses it', () => {
  expect(importsOf('parseMongoDB();', [source('lib', 'formatQuery')])).toBe("import { parseMongoDB } from 'lib';");
});

test('a name that only the other version has is not added: the sample declares it, or means a global', () => {
  expect(importsOf('transformQuery();', [source('lib', 'transformQuery')])).toBe('');
});
