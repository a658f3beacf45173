import { expect, test } from 'vitest';
import { isEdit } from './TextToCheck';

const IMPORT = "import { QueryBuilder } from 'react-querybuilder';\n";
const FILE = `${IMPORT}${'const a = 1;\n'.repeat(20)}export { a };\n`;

test.each([
  ['at the end', `${FILE}// more`, true],
  ['at the beginning', `'use client';\n${FILE}`, true],
  ['in the middle', FILE.replace('a = 1', 'a = 2'), true],
  ['by another component', `${IMPORT}export const App = () => <QueryBuilder />;\n`, false],
  ['by nothing', '', false],
])('a text that is changed %s', (_, after, expected) => {
  expect(isEdit(FILE, after)).toBe(expected);
});
