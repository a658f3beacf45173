import { expect, test } from 'vitest';
import { check, fence, testValidPages, testInvalidPages } from './testPages';

testValidPages([
  ['an expected error', fence('ts error="not assignable to type \'string\'"', 'const a: string = 1;'), 0, 0],
  [
    'a sample that is not checked',
    fence('ts unchecked="Needs another package"', "import { nothing } from 'no-such-package';"),
    0,
    0,
  ],
  ['JSON of a type', fence('json as="RuleGroupType[]"', '[{ "combinator": "and", "rules": [] }]'), 0, 0],
  [
    'JavaScript has an implicit any',
    fence('js', 'const twice = (a) => a * 2;\ntwice(2); // => 4') +
      fence('jsx', 'const b = <b>1</b>;\n<p>{b}</p>') +
      fence('html output', '<p><b>1</b></p>'),
    2,
    2,
  ],
  ['deleted lines are not code', fence('ts del={1}', 'const a = 1;\nconst a = 2;\na; // => 2'), 1, 1],
  [
    'a module declaration of a page applies only to it',
    fence(
      'ts',
      "declare module 'react-querybuilder' {\n  interface FormatQueryOptions {\n    note?: string;\n  }\n}\nconst note: FormatQueryOptions['note'] = 'a';",
    ),
    0,
    0,
  ],
  [
    'a declaration file',
    fence('ts title="no-types.d.ts"', "declare module 'no-types' {\n  export const one: number;\n}") +
      fence('ts', "import { one } from 'no-types';\nexport const two = one + 1;"),
    0,
    0,
  ],
  [
    'samples in lists, details and admonitions',
    '- One\n\n  ```ts\n  1 + 1; // => 2\n  ```\n\n<details>\n<summary>Two</summary>\n\n```ts\n1 + 2; // => 3\n```\n\n</details>\n\n:::note\n```ts\n1 + 3; // => 4\n```\n:::\n',
    3,
    3,
  ],
]);

testInvalidPages([
  [fence('json as="number[]"', '[1, 2,]'), '2: expected JSON'],
  [
    'Words.\n\n' + fence('ts', 'const q: RuleGroupType = {\n  combinator: 1,\n  rules: [],\n};'),
    "5: Type 'number' is not assignable to type 'string'.",
  ],
  ['- One\n\n  ```ts\n  const a: string = 1;\n  ```\n', "4: Type 'number' is not assignable to type 'string'."],
  [fence('ts error="not assignable"', 'const a = 1;'), '1: error="not assignable": it compiles'],
  [
    fence('ts error="not callable"', 'const a: string = 1;'),
    "2: error=\"not callable\": it fails with Type 'number' is not assignable to type 'string'.",
  ],
  [
    fence('ts error="number"', 'const a: string = 1;\nconst b: string = true;'),
    "3: error=\"number\": it fails with Type 'boolean' is not assignable to type 'string'.",
  ],
  [fence('ts unchecked="no"', 'const a = 1;'), '1: unchecked="no": expected the reason, in three words or more'],
  [fence('ts continued', 'const a = 1;'), '1: continued: expected a sample before it that it continues'],
  [
    fence('json as="RuleGroupType"', '{ "combinator": "and",\n  "rules": 1 }'),
    "3: Type 'number' is not assignable to type 'RuleGroupArray<RuleGroupType<RuleType<string, string, any, string>, string>, RuleType<string, string, any, string>>'.",
  ],
  [fence('js', 'const q = { a: 1 };\nq.b.c;'), "3: Property 'b' does not exist on type '{ a: number; }'."],
  [fence('css continued', 'p {}'), '1: continued: expected on a sample in ts, tsx, js or jsx'],
  [fence('ts wrap', 'const a = 1;'), expect.stringContaining('1: "wrap" after the language') as string],
  ['Words { and more', expect.stringContaining('1: ') as string],
]);

test('does not apply a module declaration of one page to another page', async () => {
  const augmentation =
    "declare module 'react-querybuilder' {\n  interface FormatQueryOptions {\n    note?: string;\n  }\n}";
  const [declaring, other] = await check('5', [
    fence('ts', augmentation),
    fence('ts', "type Note = FormatQueryOptions['note'];"),
  ]);
  expect(declaring?.problems).toEqual([]);
  expect(other?.problems).toEqual([expect.stringContaining("Property 'note' does not exist")]);
});
