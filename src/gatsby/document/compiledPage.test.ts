import { beforeEach, expect, test, vi } from 'vitest';
import { declaredApi } from '../../../tests/support/api';
import { memoryCache } from '../../../tests/support/memoryCache';
import { versionApi } from '../api/versionApi';
import { ContentError } from '../ContentError';
import type { ExampleSource } from './exampleSource';
import { compileDocument } from './compileDocument';
import { pageContent, pageExtracts } from './compiledPage';
import { standaloneSource, type PageSource } from './pageSource';

vi.mock('./compileDocument', { spy: true });

const cache = memoryCache();
const compilations = () => vi.mocked(compileDocument).mock.calls.length;

beforeEach(() => {
  cache.values.clear();
  vi.mocked(compileDocument).mockClear();
});

/** A page with one link, which is resolved to `/there`. */
const source = (changes: Partial<PageSource> = {}): PageSource => ({
  ...standaloneSource({
    body: '[a](./there.mdx)',
    title: 'Introduction',
    file: 'content/docs/5/intro.mdx',
    path: '/docs/intro',
    site: 'https://a.example',
    bodyLine: 7,
  }),
  resolveLink: (target) => target.replace(/^\.|\.mdx$/g, ''),
  ...changes,
});

/** The context of a version with this example. */
const contextOf = (findExample: (name: string) => ExampleSource | undefined, digest = '1'): PageSource['context'] => ({
  digest,
  version: '5',
  bytesOf: () => Promise.reject(new Error('not measured here')),
  api: { ...versionApi([{ label: 'v5', api: declaredApi() }], 0), documentedName: () => undefined },
  findExample,
  before: null,
  runs: { docId: 'intro', label: 'v5', labels: new Map(), table: { compared: [], digest: '', deviations: {} } },
});

test('a link to a place of the page has only its anchor', async () => {
  const resolveLink = (target: string) => target.replace('api:', '/docs/intro#api-');
  const { html } = await pageContent(source({ body: '[a](api:Field) [b](/docs/intro-two#c)', resolveLink }), cache);
  expect(html).toBe('<p><a href="#api-Field">a</a> <a href="/docs/intro-two#c">b</a></p>');
});

test('a link may have the name of a member of objects', async () => {
  const { linkLines } = await pageExtracts(source({ body: '[a](constructor)' }), cache);
  expect(linkLines).toEqual({ constructor: [7] });
});

test('compiles a page once for all who ask for it meanwhile', async () => {
  const [content, again] = await Promise.all([
    pageContent(source(), cache),
    pageContent(source(), cache),
    pageExtracts(source(), cache),
  ]);
  expect(again).toEqual(content);
  expect(compilations()).toBe(1);
});

test('reads a page after a reading of it has failed', async () => {
  const failing = pageContent(source({ body: '<Tab' }), cache);
  const reading = pageContent(source(), cache);
  await expect(failing).rejects.toThrow(ContentError);
  expect((await reading).html).toContain('/there');
});

test.each([
  ['changed', { body: '[b](./there.mdx)' }],
  ['renamed', { title: 'First steps' }],
  ['in another file', { file: 'content/docs/4/intro.mdx' }],
  ['at another path', { path: '/docs/5/intro' }],
  ['below another prefix', { site: '/prefix' }],
])('compiles a page that is %s', async (_, changes) => {
  await pageContent(source(), cache);
  await pageContent(source(changes), cache);
  expect(compilations()).toBe(2);
});

test('compiles a page again when the context of its version changes', async () => {
  await pageExtracts(source({ context: contextOf(() => undefined, 'one') }), cache);
  await pageExtracts(source({ context: contextOf(() => undefined, 'two') }), cache);
  expect(compilations()).toBe(2);
});

test('compiles a page again when an example in it changes, appears or disappears', async () => {
  const body = '[a](./there.mdx)\n\n<Example name="intro/fields" />';
  const withExample = (digest: string) =>
    source({
      body,
      context: contextOf((name) => ({
        id: `5/${name}`,
        code: `export default () => '${digest}';`,
        files: { 'fields.tsx': `'${digest}';` },
        digest,
      })),
    });

  const first = await pageContent(withExample('one'), cache);
  expect(first.examples).toEqual(['5/intro/fields']);
  expect(await pageContent(withExample('one'), cache)).toEqual(first);
  expect(compilations()).toBe(1);

  const second = await pageContent(withExample('two'), cache);
  expect(second.html).toContain('two');

  await expect(pageContent(source({ body, context: contextOf(() => undefined) }), cache)).rejects.toThrow(
    new ContentError(
      'content/docs/5/intro.mdx',
      9,
      '<Example name="intro/fields">: expected a file _examples/intro/fields.tsx in this version',
    ),
  );
});

test('rejects a live example without a default export, but not a source that is only shown', async () => {
  const example = (id: string) => ({
    id: `5/${id}`,
    code: 'export const Fields = () => null;',
    files: { 'fields.tsx': '' },
    digest: '1',
  });
  const page = (body: string) => pageContent(source({ body, context: contextOf(example) }), cache);
  await expect(page('<Example name="intro/fields" />')).rejects.toThrow(
    new ContentError(
      'content/docs/5/_examples/intro/fields.tsx',
      1,
      'no default export, so nothing to show: expected "export default" before a component',
    ),
  );
  await expect(page('<Source name="data/fields.ts" />')).resolves.toMatchObject({ examples: [] });
});

test('does not cache a failure', async () => {
  const fail = () => {
    throw new Error('link to ./there.mdx: expected a page');
  };
  await expect(pageExtracts(source({ resolveLink: fail }), cache)).rejects.toThrow(
    new ContentError('content/docs/5/intro.mdx', 7, 'link to ./there.mdx: expected a page'),
  );
  expect(cache.values.size).toBe(0);
  expect((await pageExtracts(source(), cache)).links).toEqual({ './there.mdx': '/there' });
});
