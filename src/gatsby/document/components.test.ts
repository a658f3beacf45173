import { DEMO_OPTIONS } from '../../shared/demoOptions';
import { expect, test, vi } from 'vitest';
import { compile as compilePage } from '../../../tests/support/compile';
import { checkExample } from '../playground/checkExample';
import { COMPONENTS } from './components';

vi.mock('../playground/checkExample', () => ({ checkExample: vi.fn() }));

/** Compiles a page of a version in which every example has these files. */
function compile(body: string, files: Record<string, string> = {}) {
  let ids = 0;
  return compilePage(body, {
    readExample: (name) => ({ id: `5/${name}`, code: 'const a = 1;', files }),
    nextId: (prefix) => `${prefix}-${++ids}`,
  });
}

const htmlOf = async (body: string, files?: Record<string, string>) => (await compile(body, files)).html;

/** The HTML without syntax colours and copy buttons. */
const plain = (html: string) => html.replace(/<span class="\w">([^<]*)<\/span>/g, '$1');

const tabsOf = (...tabs: [label: string, text: string][]) =>
  tabs.map(([label, text]) => `<Tab label="${label}">\n\n${text}\n\n</Tab>`).join('\n');

test('tabs are radio buttons of one name with the first one checked, and a group has a name and a label', async () => {
  expect(await htmlOf(`<Tabs group="my-group">\n${tabsOf(['TS', 'a'], ['JS', 'b'])}\n</Tabs>`)).toBe(
    '<div class="tabs" role="group" aria-label="my group" data-tabs="my-group">' +
      '<div class="tab"><label class="ui-tab"><input type="radio" name="tabs-1" value="TS" checked>TS</label>' +
      '<div class="tab-panel"><p>a</p></div></div>' +
      '<div class="tab"><label class="ui-tab"><input type="radio" name="tabs-1" value="JS">JS</label>' +
      '<div class="tab-panel"><p>b</p></div></div></div>',
  );
  expect(await htmlOf(`<Tabs>\n${tabsOf(['TS', 'a'])}\n</Tabs>`)).toContain('aria-label="Variants" data-tabs=""');
});

test('two tabs with the same label are rejected', async () => {
  await expect(compile(`<Tabs>\n${tabsOf(['TS', 'a'], ['TS', 'b'])}\n</Tabs>`)).rejects.toThrow(
    '<Tabs> with two tabs of the same label: expected another for one of them',
  );
});

const LIVE =
  '<div class="live-example" translate="no" data-rqb="5" data-example="5/intro/fields">' +
  '<div class="island" data-island="5/intro/fields"></div><span hidden></span></div>';
const SOURCE =
  '<figure class="sample"><figcaption class="sample-title">fields.tsx</figcaption><pre class="sample-code" tabindex="0" translate="no">' +
  '<code class="code" data-language="tsx">const a = 1;</code></pre></figure>';

test('an example shows its result, a bar with its title, and its files', async () => {
  const page = '<Example name="intro/fields" title="Fields" />';
  expect(plain(await htmlOf(page, { 'fields.tsx': 'const a = 1;' }))).toBe(
    `<section class="example" aria-label="Fields">${LIVE}<p class="example-title">Fields</p>` +
      `<div class="example-source">${SOURCE}</div></section>`,
  );
  expect(await htmlOf('<Example name="intro/fields" />', { 'a.tsx': '' })).toContain('aria-label="Live example"');
});

test('an example that is longer than a dozen lines is cut, with a check box that shows all', async () => {
  const html = (lines: number) =>
    htmlOf('<Example name="intro/fields" />', { 'a.tsx': Array(lines).fill('1;').join('\n') });
  expect(await html(13)).toContain(
    '<label class="example-all ui-chevron"><input type="checkbox">Show all 13 lines</label>',
  );
  expect(await html(12)).not.toContain('example-all');
});

test('an example that readers may edit is checked', async () => {
  const single = plain(await htmlOf('<Example name="intro/fields" title="A" editable />', { 'a.tsx': 'let b;' }));
  expect(single).toContain(
    'data-editor="5/intro/fields" data-files="[&quot;a.tsx&quot;]"><div class="example-actions">' +
      '<button type="button" class="ui-button small primary" data-early="" aria-busy="false">Edit<span class="sr-only"> A</span></button>',
  );
  expect(single).toContain('<figcaption class="sample-title">a.tsx</figcaption>');

  const files = { 'a.tsx': "import './a.css';", 'a.css': 'p {}' };
  const several = await htmlOf('<Example name="intro/fields" editable />', files);
  expect([...several.matchAll(/value="([^"]*)"/g)].map(([, label]) => label)).toEqual(['a.tsx', 'a.css']);
  expect(several).toContain('<style>p {}</style>');
  expect(checkExample).toHaveBeenLastCalledWith('5/intro/fields', files);
});

test('an example contains the text of its style sheets, which must not end their element', async () => {
  const page = '<Example name="a" />';
  const files = { 'a.tsx': '', 'a.css': 'p > i {}', 'data/b.ts': '', 'b.css': 'i {}' };
  expect(await htmlOf(page, files)).toContain('<style>p > i {}\ni {}</style>');
  await expect(compile(page, { 'a.css': "p::after { content: '</style>' }" })).rejects.toThrow(
    '"</" in a style sheet would end it in the page',
  );
});

test.each([
  ['option="showNotToggle"', 'showNotToggle', 'true'],
  ['option="autoSelectField" value="false"', 'autoSelectField', 'false'],
])('DemoLink %s leads to the demo with its option', async (attributes, option, value) => {
  expect(await htmlOf(`<DemoLink ${attributes} />`)).toBe(
    `<p><a class="demo-link" href="/p/demo#${option}=${value}">Try <code translate="no">${option}</code> in the demo</a></p>`,
  );
});

test('Source shows a file as a sample with its name', async () => {
  expect(plain(await htmlOf('<Source name="data/musicians.ts" />'))).toBe(
    '<figure class="sample"><figcaption class="sample-title">data/musicians.ts</figcaption>' +
      '<pre class="sample-code" tabindex="0" translate="no"><code class="code" data-language="ts">const a = 1;</code></pre></figure>',
  );
});

test.each<[string, object, string]>([
  ['Tabs', { group: '' }, 'expected text, not nothing'],
  ['Tab', {}, 'expected text'],
  ['Tab', { label: true }, 'expected text'],
  ['Install', { packages: 5 }, 'expected text'],
  ['Example', { title: 'a' }, 'expected text'],
  ['Example', { name: 'a', editable: 'yes' }, 'expected no value'],
  ['DemoLink', { option: 'disabled', value: true }, 'expected "true" or "false"'],
  ['DemoLink', { option: 'a' }, `expected one of ${DEMO_OPTIONS.join(', ')}`],
  ['Source', { name: 'data/musicians' }, 'expected a file such as data/musicians.ts'],
])('<%s> with %j is refused', (name, props, message) => {
  expect(COMPONENTS[name]?.props.safeParse(props).error?.issues).toMatchObject([{ message }]);
});

test.each([
  ['ends after six blocks', 'a b c d e f | g'],
  ['ends before an example', 'a b | EXAMPLE c'],
  ['has an example that the page begins with', 'EXAMPLE a b c d e | f'],
  ['is the whole of a short page', 'a b c'],
])('the first screen %s', async (_, blocks) => {
  const body = blocks.replace(' |', '').replaceAll(' ', '\n\n').replace('EXAMPLE', '<Example name="a" />');
  const html = await htmlOf(body, { 'a.tsx': '' });
  const found = html.replace(/<section.*<\/section>/s, '<p>EXAMPLE</p>').replace('<!--first-screen-->', '|');
  expect(
    found
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  ).toBe(blocks);
});

test('what is below the first screen is in folds of 300 elements or more, each of which begins with its headings', async () => {
  const list = (item: string) => `- ${item}\n`.repeat(300);
  const blocks = [...'abcdefg', '## One', 'h', '## Two', list('i'), '## Three', '### Four', list('j'), '## Five', 'k'];
  const [, below = ''] = (await htmlOf(blocks.join('\n\n'))).split('<!--first-screen-->');
  const folds = below.split('<div class="fold">').map((html) => html.replaceAll(/<[^>]+>|\s+/g, ' ').trim());
  expect(folds.map((text) => [...new Set(text.split(/ +/))].join(' '))).toEqual([
    'g',
    'One h Two i',
    'Three Four j',
    'Five k',
  ]);
});
