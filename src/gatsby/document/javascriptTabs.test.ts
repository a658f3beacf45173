import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { compile } from '../../../tests/support/compile';
import { toJavaScript } from './javascriptTabs';

interface Sample {
  language: string;
  text: string;
  title?: string;
  /** Label of the tab that contains it. */
  tab?: string;
}

async function samplesOf(body: string): Promise<Sample[]> {
  const readExample = () => ({ id: '5/a', code: '', files: { 'a.tsx': 'const a: number = 1;' } });
  const { html } = await compile(body, { readExample });
  return parse(html, { blockTextElements: {} })
    .querySelectorAll('figure')
    .flatMap((figure) => {
      const tabs = figure.closest('.tabs');
      const labels = tabs?.querySelectorAll('label').map(({ textContent }) => textContent) ?? [];
      if (tabs?.getAttribute('data-tabs') !== 'language') return [sampleOf(figure.outerHTML, '', labels[0])];
      return [sampleOf(figure.outerHTML, '.js', labels[0]), sampleOf(figure.outerHTML, '.ts', labels[1])];
    });
}

/** What a reader sees of a figure, without the parts of the other language. */
function sampleOf(html: string, hidden: string, tab: string | undefined): Sample {
  const figure = parse(html, { blockTextElements: {} });
  if (hidden) for (const part of figure.querySelectorAll(hidden)) part.remove();
  const code = figure.querySelector('code');
  const title = figure.querySelector('figcaption')?.textContent.trim();
  return {
    language: code?.getAttribute('data-language') ?? '',
    text: code?.textContent ?? '',
    ...(title && { title }),
    ...(tab && { tab }),
  };
}

const both = (typescript: Sample, javascript: Sample) => [
  { ...typescript, tab: 'TypeScript' },
  { ...javascript, tab: 'JavaScript' },
];

test('a sample with types is shown in both languages, in synchronized tabs', async () => {
  const body = '```ts\nconst a: A = 1;\n```\n\n```tsx\n(b as B).c;\n```';
  expect(await samplesOf(body)).toEqual([
    ...both({ language: 'ts', text: 'const a: A = 1;' }, { language: 'ts', text: 'const a = 1;' }),
    ...both({ language: 'tsx', text: '(b as B).c;' }, { language: 'tsx', text: 'b.c;' }),
  ]);
  expect((await compile(body)).html.match(/data-tabs="language"/g)).toHaveLength(2);
});

test.each([
  ['App.tsx', 'App.jsx'],
  ['src/fields.ts', 'src/fields.js'],
  ['My fields.ts: all', 'My fields.ts: all'],
  ['Right', 'Right'],
])('the title %s becomes %s in JavaScript', async (title, javascript) => {
  const samples = await samplesOf(`\`\`\`ts showLineNumbers title="${title}"\na as B;\n\`\`\``);
  expect(samples).toEqual(
    both({ language: 'ts', text: 'a as B;\n', title }, { language: 'ts', text: 'a;\n', title: javascript }),
  );
});

test.each(['{1}', 'ins={1}', 'del={1}', 'typescript', 'title="a.ts" typescript', 'error="not assignable"'])(
  'a sample with %s has no second language',
  async (meta) => {
    const samples = await samplesOf(`\`\`\`ts ${meta}\na as B;\n\`\`\``);
    expect(samples.map(({ language, tab }) => [language, tab])).toEqual([['ts', undefined]]);
  },
);

test('a sample with a comment that marks lines has no second language', async () => {
  expect(await samplesOf('```ts\n// highlight-next-line\na as B;\n```')).toEqual([
    { language: 'ts', text: 'a as B;\n' },
  ]);
});

test('samples without types, in other languages and in tabs of their author are unchanged', async () => {
  const body = [
    '```ts\na();\n```',
    '```js\na();\n```',
    '<Tabs>\n<Tab label="x">\n\n```ts\na as B;\n```\n\n</Tab>\n</Tabs>',
  ].join('\n\n');
  expect(await samplesOf(body)).toEqual([
    { language: 'ts', text: 'a();' },
    { language: 'js', text: 'a();' },
    { language: 'ts', text: 'a as B;', tab: 'x' },
  ]);
});

test('a sample in a list or an admonition is shown in both languages, and an example is not', async () => {
  const fence = '```ts\na as B;\n```';
  const body = `- a\n\n  ${fence.replaceAll('\n', '\n  ')}\n\n:::note\n\n${fence}\n\n:::\n\n<Example name="a" />`;
  const inBoth = both({ language: 'ts', text: 'a as B;' }, { language: 'ts', text: 'a;' });
  expect(await samplesOf(body)).toEqual([
    ...inBoth,
    ...inBoth,
    { language: 'tsx', text: 'const a: number = 1;', title: 'a.tsx' },
  ]);
});

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
  ['imports of types', "import type { A } from 'a';\nimport { b } from 'b';\n\nb();", "import { b } from 'b';\n\nb();"],
  ['a type among values', "import { a, type B, c } from 'a';\na(c as B);", "import { a, c } from 'a';\na(c);"],
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
  ['without types, with an import that it does not use', "import { a } from 'a';\nb();"],
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
