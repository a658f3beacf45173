import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { compile } from '../../../tests/support/compile';

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
    language: figure.querySelector('pre')?.getAttribute('data-language') ?? '',
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
