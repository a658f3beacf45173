import { expect, test } from 'vitest';
import { validateName } from './validateName';

const EXISTING = ['next', '5', '4'];

test.each(['6', '6.1', 'v6_beta-2', 'x'.repeat(32), 'console', '...a'])('accepts the name %s', (name) => {
  expect(validateName(name, EXISTING)).toBe(name);
});

const everySystem = 'expected a name that every system allows for a folder';
const inAddresses = 'expected letters, digits, ., - and _ only, because it is part of addresses';

test.each([
  ['no name', undefined, 'No name: expected one, as in npm run docs:version -- 6'],
  ['an empty one', '', 'The name is blank: expected one such as 6'],
  ['a blank one', ' \t', 'The name is blank: expected one such as 6'],
  ['one with a slash', '6/1', '"6/1": expected a name without / and \\'],
  ['one that leaves the folder', '../6', '"../6": expected a name without / and \\'],
  ['one with a backslash', '6\\1', '"6\\1": expected a name without / and \\'],
  ['a long one', 'x'.repeat(33), `"${'x'.repeat(33)}": expected at most 32 characters`],
  ['the folder itself', '.', '".": expected a name, not a relative folder'],
  ['the folder above', '..', '"..": expected a name, not a relative folder'],
  ['one with a reserved character', 'a:b', `"a:b": ${everySystem}`],
  ['one with a control character', 'a\u0007b', `"a\u0007b": ${everySystem}`],
  ['one that Windows keeps', 'CON', `"CON": ${everySystem}`],
  ['one that Windows numbers', 'lpt1', `"lpt1": ${everySystem}`],
  ['one with a dot at its end', '6.', `"6.": ${everySystem}`],
  ['one with space around it', ' 6', `" 6": ${everySystem}`],
  ['one with space in it', '6 beta', `"6 beta": ${inAddresses}`],
  ['one with a percent sign', '6%20', `"6%20": ${inAddresses}`],
  ['one with a letter beyond ASCII', 'größe', `"größe": ${inAddresses}`],
  ['one that exists', '5', 'There is a version "5" already'],
])('%s is refused', (_, name, message) => {
  expect(() => validateName(name, EXISTING)).toThrow(new Error(message));
});
