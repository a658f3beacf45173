import type { GatsbyCache } from 'gatsby';
import { beforeEach, expect, test, vi } from 'vitest';
import { ContentError } from '../ContentError';
import { textMarkdown } from '../markdown/toMarkdown';
import { documentOf, summaryOf, type DocumentSource } from './documentOf';

vi.mock('../markdown/toMarkdown', { spy: true });

let stored: Map<string, unknown>;
let cache: GatsbyCache;
let compilations: number;

beforeEach(() => {
  stored = new Map();
  compilations = 0;
  cache = {
    get: (key: string) => Promise.resolve(stored.get(key)),
    set: (key: string, value: unknown) => {
      if (key.startsWith('document-')) compilations++;
      return Promise.resolve(stored.set(key, value));
    },
  } as unknown as GatsbyCache;
});

/** A page with one link that leads on to `/there`. */
const source = (changes: Partial<DocumentSource> = {}): DocumentSource => ({
  body: '[a](./there.mdx)',
  digest: 'first',
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
  const document = await documentOf(source({ body }), cache);
  expect(document).toMatchObject({ links: { './there.mdx': '/there', '#d': '#d' }, anchors: ['d'], examples: {} });
  expect(document.headings).toEqual([{ id: 'd', level: 2, label: ['D'] }]);
});

test('gives the text in markdown, with whole addresses', async () => {
  const { markdown } = await documentOf(source({ body: '[a](./there.mdx) *b* [c](#d)\n\n## D' }), cache);
  expect(markdown).toBe('[a](https://a.example/there) _b_ [c](https://a.example/docs/intro#d)\n\n## D\n');
});

test('what has no form in markdown is told with its file', async () => {
  vi.mocked(textMarkdown).mockImplementationOnce(() => {
    throw new Error('<marquee>: expected a form in markdown');
  });
  await expect(documentOf(source(), cache)).rejects.toThrow(
    'content/docs/5/intro.mdx: <marquee>: expected a form in markdown',
  );
  expect(stored.size).toBe(0);
});

test('compiles a page once', async () => {
  const first = await documentOf(source(), cache);
  expect(await documentOf(source(), cache)).toEqual(first);
  expect(compilations).toBe(1);
});

test('compiles a page once, too, when it is asked for again before it is ready', async () => {
  const documents = await Promise.all([documentOf(source(), cache), documentOf(source(), cache)]);
  expect(documents[0]).toBe(documents[1]);
  expect(compilations).toBe(1);
});

test.each([
  ['changed', { digest: 'second' }],
  ['another', { file: 'content/docs/4/intro.mdx' }],
  ['at another path', { path: '/docs/5/intro' }],
  ['for another site', { site: '/prefix' }],
])('compiles a page that is %s', async (_, changes) => {
  await documentOf(source(), cache);
  await documentOf(source(changes), cache);
  expect(compilations).toBe(2);
});

test('a page compiles again when an example in it changes, comes or goes', async () => {
  const body = '[a](./there.mdx)\n\n<Example name="intro/fields" />';
  const withExample = (digest: string) =>
    source({
      body,
      findExample: (name) => ({ id: `5/${name}`, code: `export default () => '${digest}';`, files: {}, digest }),
    });

  const first = await documentOf(withExample('one'), cache);
  expect(first.examples).toEqual({ '5/intro/fields': 'one' });
  expect(await documentOf(withExample('one'), cache)).toEqual(first);
  expect(compilations).toBe(1);

  const second = await documentOf(withExample('two'), cache);
  expect(second.examples).toEqual({ '5/intro/fields': 'two' });
  expect(JSON.stringify(second.tree)).toContain('two');

  await expect(documentOf(source({ body }), cache)).rejects.toThrow(
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
  const page = (body: string) => documentOf(source({ body, findExample: example }), cache);
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
  expect((await documentOf(leadingTo('/docs/there'), cache)).links).toEqual({ './there.mdx': '/docs/there' });

  const moved = await documentOf(leadingTo('/docs/5/there'), cache);
  expect(moved.links).toEqual({ './there.mdx': '/docs/5/there' });
  expect(JSON.stringify(moved.tree)).toContain('/docs/5/there');
  expect(await documentOf(leadingTo('/docs/5/there'), cache)).toBe(moved);
  expect(compilations).toBe(2);

  const fail = () => {
    throw new Error('link to ./there.mdx: expected a page');
  };
  await expect(documentOf(source({ resolveLink: fail }), cache)).rejects.toThrow(
    new ContentError('content/docs/5/intro.mdx', 7, 'link to ./there.mdx: expected a page'),
  );
});

test('what fails is not kept', async () => {
  const fail = () => {
    throw new Error('link to ./there.mdx: expected a page');
  };
  await expect(documentOf(source({ resolveLink: fail }), cache)).rejects.toThrow(
    new ContentError('content/docs/5/intro.mdx', 7, 'link to ./there.mdx: expected a page'),
  );
  expect(stored.size).toBe(0);
  expect((await documentOf(source(), cache)).links).toEqual({ './there.mdx': '/there' });
});

test('tabs of a page have ids of their own', async () => {
  const { tree } = await documentOf(source({ body: '<Install packages="a" />\n\n<Install packages="b" />' }), cache);
  const ids = tree.map((node) => (Array.isArray(node) ? node[1]?.id : null));
  expect(new Set(ids).size).toBe(2);
});

test('the summary of a page is kept beside its document, and follows the same changes', async () => {
  const compiled = await summaryOf(source(), cache);
  const kept = await summaryOf(source(), cache);
  expect(kept).not.toHaveProperty('tree');
  expect(kept.links).toEqual(compiled.links);
  const moved = await summaryOf(source({ resolveLink: () => '/elsewhere' }), cache);
  expect(moved.links).toEqual({ './there.mdx': '/elsewhere' });
});
