import { expect, test } from 'vitest';
import { reasonOf } from './reasonOf';

const PROPS = 'IntrinsicAttributes & QueryBuilderProps<RuleGroupType>';

test.each([
  [
    `'"react-querybuilder"' has no exported member named 'RuleProcessor'. Did you mean 'ValueProcessor'?`,
    'no exported member `RuleProcessor`',
  ],
  [
    "Cannot find module 'react-querybuilder/parseCEL' or its corresponding type declarations.",
    'no module `react-querybuilder/parseCEL`',
  ],
  [
    `Type '{ fields: Field[]; onRemove: () => boolean; }' is not assignable to type '${PROPS}'. Property 'onRemove' does not exist on type '${PROPS}'.`,
    '`QueryBuilderProps` has no `onRemove`',
  ],
  [
    "Property 'onRemove' does not exist on type 'IntrinsicAttributes & { debugMode?: boolean | undefined; }'.",
    'no property `onRemove`',
  ],
  [
    "Object literal may only specify known properties, and 'idGenerator' does not exist in type 'Partial<MoveOptions>'.",
    '`MoveOptions` has no `idGenerator`',
  ],
  [
    "Property 'moveRule' is missing in type '{ level: number; }' but required in type 'InlineCombinatorProps'.",
    '`InlineCombinatorProps` requires `moveRule`',
  ],
  [`error="not assignable": it fails with Type 'Field' is not generic.`, 'no type parameters in `Field`'],
  ['Expected 1 arguments, but got 2.', 'a function takes 1 argument, not 2'],
  ['Expected 2-3 arguments, but got 4.', 'a function takes 2-3 arguments, not 4'],
  [
    "Type '{ rule: { striped: boolean; }; }' is not assignable to type 'Partial<Classnames>'. Types of property 'rule' are incompatible. Type '{ striped: boolean; }' is not assignable to type 'string'.",
    'another type of `rule`',
  ],
  ["Type 'string[]' is not assignable to type 'string'.", '`string[]` is not assignable to `string`'],
  [
    "Type '{ 'queryBuilder-branches': boolean; 'red-branches': boolean; 'blue-branches': boolean; }' is not assignable to type 'string'.",
    'another type than `string`',
  ],
  [`error="not assignable": it compiles`, 'it compiles'],
  ['// => [\n  1,\n]: it is [\n  2,\n]', 'it gives `[ 2, ]`, not `[ 1, ]`'],
  [`// => 1: it is '${'long '.repeat(20)}'`, 'it gives something else'],
  ["// => 'a': it is '`a`'", 'it gives something else'],
  ['output: the sample gives { rules: [] }', 'it gives `{ rules: [] }`'],
  [`output: the sample gives\n${'a line\n'.repeat(20)}`, 'it gives something else'],
  ['output: the sample renders <p></p>', 'it renders something else'],
  ['// => throws SyntaxError: it does not throw', 'it does not throw'],
  ['throws="expected": it does not throw', 'it does not throw'],
  ['it throws Error: Parse error on line 1:\n...LECT', 'it throws `Error: Parse error on line 1`'],
  ['Something that no rule knows.', 'another type or behavior'],
])('%s', (message, reason) => {
  expect(reasonOf([message])).toBe(reason);
});

test('causes come before what follows from them, and share a sentence', () => {
  const missing = (name: string) => `Module '"react-querybuilder"' has no exported member '${name}'.`;
  expect(reasonOf(["Parameter 'a' implicitly has an 'any' type.", missing('c')])).toBe('no exported member `c`');
  expect(reasonOf([missing('c'), missing('d'), missing('c')])).toBe('no exported members `c` and `d`');
  expect(reasonOf(['b', 'c', 'd', 'e', 'f'].map(missing))).toBe('no exported members `b`, `c`, `d` and 2 more');
});

test('members of one type share a sentence, those of another are left out', () => {
  const lacks = (type: string, name: string) => `Property '${name}' does not exist on type '${type}'.`;
  expect(reasonOf([lacks('RuleProps', 'a'), lacks('Schema', 'b'), lacks('RuleProps', 'c')])).toBe(
    '`RuleProps` has no `a` and `c`',
  );
});
