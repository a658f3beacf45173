import { beforeEach, expect, test, vi } from 'vitest';
import { ContentError } from '../ContentError';
import { textMarkdown } from '../markdown/toMarkdown';
import { documentOf, textOf, type DocumentSource } from './documentOf';
import type { DocumentStore } from './documentStore';

vi.mock('../markdown/toMarkdown', { spy: true });

let stored: Map<string, unknown>;
let kept: string[];
let store: DocumentStore;
let compilations: number;

beforeEach(() => {
  stored = new Map();
  kept = [];
  compilations = 0;
  store = {
    get: (key) => stored.get(key),
    set: (key, value) => {
      if (key.startsWith('document-')) compilations++;
      stored.set(key, value);
    },
    keep: (key) => void kept.push(key),
  };
});

/** A page with one link that leads on to `/there`. */
const source = (changes: Partial<DocumentSource> = {}): DocumentSource => ({
  body: '[a](./there.mdx)',
  title: 'Introduction',
  file: 'content/docs/5/intro.mdx',
  path: '/docs/intro',
  site: 'https://a.example',
  bodyLine: 7,
  resolveLink: (target) => target.replace(/^\.|\.mdx$/g, ''),
  api: null,
  findExample: () => undefined,
  ...changes,
});

test('gives the document with its links, each once with where it leads', async () => {
  const body = '[a](./there.mdx) [b](./there.mdx) [c](#d)\n\n## D\n\n[e](https://f.example)';
  const document = await documentOf(source({ body }), store);
  expect(document).toMatchObject({ links: { './there.mdx': '/there', '#d': '#d' }, examples: {} });
  expect(document.headings).toEqual([{ id: 'd', level: 2, label: ['D'] }]);
});

test('gives the text in markdown, with whole addresses', async () => {
  const { markdown } = await textOf(source({ body: '[a](./there.mdx) *b* [c](#d)\n\n## D' }), store);
  expect(markdown).toBe('[a](https://a.example/there) _b_ [c](https://a.example/docs/intro#d)\n\n## D\n');
});

test('what has no form in markdown is told with its file', async () => {
  vi.mocked(textMarkdown).mockImplementationOnce(() => {
    throw new Error('<marquee>: expected a form in markdown');
  });
  await expect(documentOf(source(), store)).rejects.toThrow(
    'content/docs/5/intro.mdx: <marquee>: expected a form in markdown',
  );
  expect(stored.size).toBe(0);
});

test('compiles a page once', async () => {
  const first = await documentOf(source(), store);
  expect(await documentOf(source(), store)).toEqual(first);
  expect(compilations).toBe(1);
});

test('compiles a page once, too, when it is asked for again before it is ready', async () => {
  const documents = await Promise.all([documentOf(source(), store), documentOf(source(), store)]);
  expect(documents[0]).toBe(documents[1]);
  expect(compilations).toBe(1);
});

test.each([
  ['changed', { body: '[b](./there.mdx)' }],
  ['called something else', { title: 'First steps' }],
  ['another', { file: 'content/docs/4/intro.mdx' }],
  ['at another path', { path: '/docs/5/intro' }],
  ['for another site', { site: '/prefix' }],
])('compiles a page that is %s', async (_, changes) => {
  await documentOf(source(), store);
  await documentOf(source(changes), store);
  expect(compilations).toBe(2);
});

test('compiles a page again that other code has compiled', async () => {
  await documentOf(source(), store);
  vi.resetModules();
  vi.doMock('../codeDigest', () => ({ codeDigest: () => 'other code' }));
  const other = await import('./documentOf');
  vi.doUnmock('../codeDigest');
  await other.documentOf(source(), store);
  expect(compilations).toBe(2);
});

test('a page compiles again when an example in it changes, comes or goes', async () => {
  const body = '[a](./there.mdx)\n\n<Example name="intro/fields" />';
  const withExample = (digest: string) =>
    source({
      body,
      findExample: (name) => ({ id: `5/${name}`, code: `export default () => '${digest}';`, files: {}, digest }),
    });

  const first = await documentOf(withExample('one'), store);
  expect(first.examples).toEqual({ '5/intro/fields': 'one' });
  expect(await documentOf(withExample('one'), store)).toEqual(first);
  expect(compilations).toBe(1);

  const second = await documentOf(withExample('two'), store);
  expect(second.examples).toEqual({ '5/intro/fields': 'two' });
  expect(JSON.stringify(second.tree)).toContain('two');

  await expect(documentOf(source({ body }), store)).rejects.toThrow(
    new ContentError(
      'content/docs/5/intro.mdx',
      9,
      '<Example name="intro/fields">: expected a file _examples/intro/fields.tsx in this version',
    ),
  );
});

test('a live example without a default export is refused, what a page only shows is not', async () => {
  const example = (id: string) => ({
    id: `5/${id}`,
    code: 'export const Fields = () => null;',
    files: {},
    digest: '1',
  });
  const page = (body: string) => documentOf(source({ body, findExample: example }), store);
  await expect(page('<Example name="intro/fields" />')).rejects.toThrow(
    new ContentError(
      'content/docs/5/intro.mdx',
      7,
      'content/docs/5/_examples/intro/fields.tsx has no default export, so there is nothing to show: write "export default" before its component.',
    ),
  );
  await expect(page('<Source name="data/fields.ts" />')).resolves.toMatchObject({
    examples: { '5/data/fields.ts': '1' },
  });
});

test('a page compiles again when a link in it leads elsewhere, or nowhere', async () => {
  const leadingTo = (path: string) => source({ resolveLink: () => path });
  expect((await documentOf(leadingTo('/docs/there'), store)).links).toEqual({ './there.mdx': '/docs/there' });

  const moved = await documentOf(leadingTo('/docs/5/there'), store);
  expect(moved.links).toEqual({ './there.mdx': '/docs/5/there' });
  expect(JSON.stringify(moved.tree)).toContain('/docs/5/there');
  expect(await documentOf(leadingTo('/docs/5/there'), store)).toBe(moved);
  expect(compilations).toBe(2);

  const fail = () => {
    throw new Error('link to ./there.mdx: expected a page');
  };
  await expect(documentOf(source({ resolveLink: fail }), store)).rejects.toThrow(
    new ContentError('content/docs/5/intro.mdx', 7, 'link to ./there.mdx: expected a page'),
  );
});

test('what fails is not kept', async () => {
  const fail = () => {
    throw new Error('link to ./there.mdx: expected a page');
  };
  await expect(documentOf(source({ resolveLink: fail }), store)).rejects.toThrow(
    new ContentError('content/docs/5/intro.mdx', 7, 'link to ./there.mdx: expected a page'),
  );
  expect(stored.size).toBe(0);
  expect((await documentOf(source(), store)).links).toEqual({ './there.mdx': '/there' });
});

test('tabs of a page have ids of their own', async () => {
  const { tree } = await documentOf(source({ body: '<Install packages="a" />\n\n<Install packages="b" />' }), store);
  const ids = tree.map((node) => (Array.isArray(node) ? node[1]?.id : null));
  expect(new Set(ids).size).toBe(2);
});

test('the text of a page is kept beside its document, follows the same changes, and keeps the document', async () => {
  const body = '[a](./there.mdx)\n\n## D\n\nWords.';
  const compiled = await textOf(source({ body }), store);
  expect(compiled).toMatchObject({ anchors: ['d'], links: { './there.mdx': '/there' } });
  expect(compiled.places.map(({ label, text }) => [label, text])).toEqual([
    ['Introduction', 'a'],
    ['D', 'Words.'],
  ]);
  expect(await textOf(source({ body }), store)).toBe(compiled);
  expect(compilations).toBe(1);
  expect(kept).toEqual([...stored.keys()].filter((key) => key.startsWith('document-')));
  const moved = await textOf(source({ body, resolveLink: () => '/elsewhere' }), store);
  expect(moved.links).toEqual({ './there.mdx': '/elsewhere' });
});
