import { expect, test, vi } from 'vitest';
import type { DocumentElement, DocumentNode, DocumentProps } from '../../document/types';
import { checkExample } from '../playground/checkExample';
import { COMPONENTS } from './components';

vi.mock('../playground/checkExample', () => ({ checkExample: vi.fn() }));

/** The files of its one example. */
let FILES: Record<string, string> = {};

/** Builds a component as the compiler does; its context has one example, and notes links. */
function build(name: string, props: DocumentProps, ...children: DocumentNode[]) {
  const links: string[] = [];
  const definition = COMPONENTS[name];
  const node = definition?.build({
    props: definition.props.parse(props) as DocumentProps,
    children,
    context: {
      link: (target) => links[links.push(`/prefix${target}`) - 1] ?? '',
      readExample: (example) => ({ id: `5/${example}`, code: 'const a = 1;', files: FILES }),
      api: null,
      nextId: (prefix) => `${prefix}-7`,
    },
  });
  return { node: node as DocumentElement, links };
}

const tab = (label: string): DocumentElement => ['Tab', { label }, 'text'];

test('Tabs have an id on their page, and a group where they have one', () => {
  expect(build('Tabs', { group: 'language' }, tab('TS'), tab('JS')).node).toEqual([
    'Tabs',
    { id: 'tabs-7', group: 'language' },
    tab('TS'),
    tab('JS'),
  ]);
  expect(build('Tabs', {}, tab('TS')).node).toEqual(['Tabs', { id: 'tabs-7', group: null }, tab('TS')]);
});

test.each<[string, DocumentNode[]]>([
  ['<Tabs> with nothing in it: expected <Tab label="…">', []],
  ['<Tabs> with two tabs of the same label', [tab('TS'), tab('JS'), tab('TS')]],
  ['<Tabs> with something else than <Tab label="…"> in it', [tab('TS'), ['p', null, 'text']]],
  ['<Tabs> with something else than <Tab label="…"> in it', ['text']],
])('%s', (message, children) => {
  expect(() => build('Tabs', {}, ...children)).toThrow(new Error(message));
});

test('Install gives the command of each package manager, as tabs that follow each other', () => {
  const [name, props, ...tabs] = build('Install', { packages: 'a @b/c@5' }).node;
  expect([name, props]).toEqual(['Tabs', { id: 'tabs-7', group: 'package-manager' }]);
  const commands = (tabs as DocumentElement[]).map(([, tabProps, code]) => [
    tabProps?.label,
    String((code as DocumentElement)[1]?.html).replace(/<[^>]*>/g, ''),
  ]);
  expect(commands).toEqual([
    ['npm', 'npm install a @b/c@5'],
    ['yarn', 'yarn add a @b/c@5'],
    ['pnpm', 'pnpm add a @b/c@5'],
    ['bun', 'bun add a @b/c@5'],
  ]);
});

test.each(['open', 'closed'])('Example carries its source, %s', (source) => {
  const [name, props, code] = build('Example', { name: 'intro/fields', title: 'Fields', source }).node;
  expect([name, props]).toEqual(['Example', { id: '5/intro/fields', title: 'Fields', source }]);
  expect(code).toMatchObject(['Code', { language: 'tsx', title: 'fields.tsx' }]);
});

test('Example shows its source, unless told not to', () => {
  expect(build('Example', { name: 'a' }).node).toMatchObject([
    'Example',
    { title: null, source: 'open' },
    ['Code', {}],
  ]);
  expect(build('Example', { name: 'a', source: 'none' }).node).toEqual([
    'Example',
    { id: '5/a', title: null, source: 'none' },
  ]);
});

test('an Example that readers may edit has all its files, and is checked', () => {
  FILES = { 'a.tsx': 'const a = 1;' };
  const single = build('Example', { name: 'b/a', title: 'A', editable: true }).node;
  expect(single).toMatchObject([
    'Example',
    { id: '5/b/a', title: 'A', editable: true, files: ['a.tsx'] },
    ['Code', { language: 'tsx', title: 'a.tsx' }],
  ]);
  FILES = { 'a.tsx': "import './a.css';", 'a.css': 'p {}' };
  expect(build('Example', { name: 'b/a', editable: true }).node).toMatchObject([
    'Example',
    { title: null, files: ['a.tsx', 'a.css'], css: 'p {}' },
    ['Tabs', { group: null }, ['Tab', { label: 'a.tsx' }, ['Code', {}]], ['Tab', { label: 'a.css' }, ['Code', {}]]],
  ]);
  expect(checkExample).toHaveBeenLastCalledWith('5/b/a', FILES);
});

test('an Example has the text of its style sheets, which must not end where they stand', () => {
  FILES = { 'a.tsx': '', 'a.css': 'p {}', 'data/b.ts': '', 'b.css': 'i {}' };
  expect(build('Example', { name: 'a', source: 'none' }).node).toEqual([
    'Example',
    { id: '5/a', title: null, source: 'none', css: 'p {}\ni {}' },
  ]);
  FILES = { 'a.tsx': '', 'a.css': "p::after { content: '</style>' }" };
  expect(() => build('Example', { name: 'a' })).toThrow('"</" in a style sheet would end it in the page');
  FILES = {};
});

test.each([
  [{ option: 'showNotToggle' }, '/demo#showNotToggle=true'],
  [{ option: 'autoSelectField', value: 'false' }, '/demo#autoSelectField=false'],
])('DemoLink %j leads to the demo with its option', (props, target) => {
  const { node, links } = build('DemoLink', props);
  expect(links).toEqual([`/prefix${target}`]);
  expect(node).toEqual([
    'Link',
    { to: `/prefix${target}`, className: 'demo-link' },
    'Try ',
    ['code', null, props.option],
    ' in the demo',
  ]);
});

test.each<[string, DocumentProps, string]>([
  ['Tabs', { group: '' }, 'expected text, not nothing'],
  ['Tab', {}, 'expected text'],
  ['Tab', { label: true }, 'expected text'],
  ['Install', { packages: 5 }, 'expected text'],
  ['Example', { title: 'a' }, 'expected text'],
  ['Example', { name: 'a', editable: 'yes' }, 'expected no value'],
  ['Example', { name: 'a', source: true }, 'expected "open", "closed" or "none"'],
  ['DemoLink', { option: 'a', value: true }, 'expected "true" or "false"'],
  ['Source', { name: 'data/musicians' }, 'expected a file such as data/musicians.ts'],
])('<%s> with %j is refused', (name, props, message) => {
  expect(COMPONENTS[name]?.props.safeParse(props).error?.issues).toMatchObject([{ message }]);
});

test('Source is a file as a sample with its name', () => {
  const { node } = build('Source', { name: 'data/musicians.ts' });
  expect(node).toMatchObject([
    'Code',
    { language: 'ts', title: 'data/musicians.ts', html: expect.stringContaining('const') as string },
  ]);
});
