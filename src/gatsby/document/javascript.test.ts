import { expect, test } from 'vitest';
import { toJavaScript } from './javascriptTabs';

test.each([
  ['annotations', 'const a: number = 1;', 'const a = 1;'],
  [
    'a signature',
    'const f = (a: string, b?: number): boolean => a.length > (b ?? 0);',
    'const f = (a, b) => a.length > (b ?? 0);',
  ],
  ['assertions, with the parentheses for them', 'const a = (b as Field).name!;', 'const a = b.name;'],
  ['type arguments', "const [a, setA] = useState<string>('');", "const [a, setA] = useState('');"],
  ['type arguments of an element', '<Builder<Group, "a"> query={q} />', '<Builder query={q} />'],
  ['what a class implements', 'class A<T> implements B<T> {\n  c = 1;\n}', 'class A {\n  c = 1;\n}'],
  ['imports of types', "import type { A } from 'a';\nimport { b } from 'b';\n\nb();", "import { b } from 'b';\n\nb();"],
  ['imports that are all types', "import { type A, type B } from 'a';\nf({} as A & B);", 'f({});'],
  ['a type among values', "import { a, type B, c } from 'a';\na(c as B);", "import { a, c } from 'a';\na(c);"],
  ['a type at the end', "import {\n  a,\n  type B,\n} from 'a';\na as B;", "import { a } from 'a';\na;"],
  ['types next to a default', "import a, { type B } from 'a';\na as B;", "import a from 'a';\na;"],
  [
    'an import that only types use',
    "import { a, B } from 'a';\nconst c: B = a;",
    "import { a } from 'a';\nconst c = a;",
  ],
  ['exports of types', "export type { A } from 'a';\nexport const b = 1;", 'export const b = 1;'],
  ['declarations', 'declare const a: number;\n\nf(a);', 'f(a);'],
  ['overloads', 'function f(a: string): void;\nfunction f(a: any) {\n  g(a);\n}', 'function f(a) {\n  g(a);\n}'],
])('removes %s', async (_, code, expected) => {
  expect(await toJavaScript(code, 'tsx')).toBe(expected);
});

test('removes an import that no value uses and keeps one without names', async () => {
  const code = "import { a } from 'a';\nimport 'a.css';\nconst b: number = 1;";
  expect(await toJavaScript(code, 'ts')).toBe("import 'a.css';\nconst b = 1;");
});

test('leaves no gaps where types were, and removes only the comments that explain types', async () => {
  const code = `// The whole app

import { a } from 'a';
import type { B } from 'a';
import { c } from 'c';

/** A musician. */
interface Musician {
  /** Of birth. */
  name: string;
}
type Name = string; // Short

// Calls
const f = (
  x: Musician, // a musician
  y: {
    z: B;
  },
) => {
  type Local = Name;

  return a(x, y as Local);
};

f(c);`;
  expect(await toJavaScript(code, 'ts')).toBe(`// The whole app

import { a } from 'a';
import { c } from 'c';

// Calls
const f = (
  x, // a musician
  y
) => {
  return a(x, y);
};

f(c);`);
});

test('joins code that fits on one line after its types are removed', async () => {
  const code = 'export const f = (\n  first: SomeTypeWithALongName,\n  second: AnotherTypeWithALongName\n) => first;';
  expect(await toJavaScript(code, 'ts')).toBe('export const f = (first, second) => first;');
});

test.each([
  ['without types', 'const a = 1;'],
  ['badly formatted, without types', 'const  a=1'],
  ['of types alone', 'interface A {\n  b: string;\n}\n\n// Or\ntype C = A;'],
  ['of types and imports alone', "import { a } from 'a';\n\ntype B = typeof a;"],
  ['of signatures alone', 'function f(a: string): void;'],
  ['of an augmentation', "declare module 'a' {\n  interface B {\n    c: string;\n  }\n}"],
  ['of a constant that is not set', 'const version: string;'],
  ['of a fragment', "{ name: 'a', label: string }, {"],
  ['with an enum, which is more than a type', 'enum A {\n  B,\n}\nconst c: A = A.B;'],
  ['about the type checker', '// @ts-expect-error: no number\nconst a: string = 1;'],
])('a sample %s has no JavaScript', async (_, code) => {
  expect(await toJavaScript(code, 'ts')).toBeNull();
});
