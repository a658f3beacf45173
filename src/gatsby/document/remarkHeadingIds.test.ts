import type { Heading } from 'mdast';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { mdxParser } from './mdxParser';
import { remarkHeadingIds, textOf } from './remarkHeadingIds';

const processor = mdxParser().use(remarkHeadingIds).freeze();

function headingsOf(markdown: string): Heading[] {
  const headings: Heading[] = [];
  visit(processor.runSync(processor.parse(markdown)), 'heading', (heading) => void headings.push(heading));
  return headings;
}

const idsOf = (markdown: string) => headingsOf(markdown).map(({ data }) => data?.hProperties?.id);

test.each([
  ['## Parse numbers', 'parse-numbers'],
  ['### showNotToggle', 'shownottoggle'],
  ['## `valueEditorType`', 'valueeditortype'],
  ['## The `fields` *prop*, and **more**', 'the-fields-prop-and-more'],
  ['## Tips & tricks', 'tips--tricks'],
  ['## What’s new in v5.0?', 'whats-new-in-v50'],
  ['## [Export](./export.mdx)', 'export'],
  ['## Press <kbd>Ctrl</kbd>', 'press-ctrl'],
  ['## Größe', 'größe'],
  ['## snake_case-name', 'snake_case-name'],
  ['###### Deep', 'deep'],
])('%s gets the id that GitHub gives it', (markdown, id) => {
  expect(idsOf(markdown)).toEqual([id]);
});

test.each([
  ['## Parse numbers [#numbers]', 'numbers', 'Parse numbers'],
  ['## `parseNumbers` [#parse_1-b]', 'parse_1-b', 'parseNumbers'],
  ['## Parse [#numbers]   ', 'numbers', 'Parse'],
  ['## Parse [#Numbers]', 'Numbers', 'Parse'],
])('%s has a custom id', (markdown, id, text) => {
  const [heading] = headingsOf(markdown);
  expect(heading?.data?.hProperties?.id).toBe(id);
  expect(heading && textOf(heading).trim()).toBe(text);
});

test.each(['## Arrays [#a b]', '## Arrays [a]', '## Arrays [#a] more', '## Arrays \\[#]'])(
  '%s has no custom id',
  (markdown) => {
    const [heading] = headingsOf(markdown);
    expect(heading?.data?.hProperties?.id).toMatch(/^arrays/);
    expect(heading && textOf(heading)).toBe(markdown.replace('## ', '').replace('\\', ''));
  },
);

test('a heading that comes again gets a number', () => {
  expect(idsOf('## Usage\n\n### Usage\n\n## Other\n\n## Usage')).toEqual(['usage', 'usage-1', 'other', 'usage-2']);
});

test.each([
  ['before', '## First [#usage]\n\n## Usage', ['usage', 'usage-1']],
  ['after', '## Usage\n\n## Last [#usage]', ['usage-1', 'usage']],
  ['with a number', '## Usage\n\n## Usage\n\n## Last [#usage-1]', ['usage', 'usage-2', 'usage-1']],
])('the id of a heading changes when another heading has chosen it %s', (_, markdown, ids) => {
  expect(idsOf(markdown)).toEqual(ids);
});

test('ids are counted separately on each page', () => {
  expect([idsOf('## Usage'), idsOf('## Usage')]).toEqual([['usage'], ['usage']]);
});

test('headings inside components are included', () => {
  expect(idsOf('## Usage\n\n<Tab>\n\n### Usage\n\n</Tab>\n\n> ## Quoted')).toEqual(['usage', 'usage-1', 'quoted']);
});
