import { expect, test, vi } from 'vitest';
import { standalonePages } from '../content/standalonePages';
import { contentVersions } from '../contentVersions';
import type { DocumentSource } from '../document/documentOf';
import { writtenPages } from '../document/writtenPages';
import { markdownWriter } from '../markdown/markdownWriter';
import { pageListWriter } from '../output/pageListWriter';
import { searchIndexWriter } from '../search/searchIndexWriter';
import { beginTexts } from './beginTexts';

vi.mock('../content/standalonePages');
vi.mock('../contentVersions');
vi.mock('../document/writtenPages');
vi.mock('../markdown/markdownWriter');
vi.mock('../output/pageListWriter');
vi.mock('../search/searchIndexWriter');

const intro = { docId: 'intro', path: '/docs/intro', file: 'content/docs/5/intro.mdx', title: 'Introduction' };
const about = { docId: '', path: '/about', file: 'content/pages/about.mdx', title: 'About', description: 'Of it.' };
const sitePages = [{ path: '/docs/intro', component: 'src/templates/doc.tsx' }];

const steps: string[] = [];
const step = (name: string) => () => void steps.push(name);
const writer = (name: string) => ({
  begin: step(`${name} begins`),
  read: ({ path }: { path: string }) => void steps.push(`${name}: ${path}`),
  end: step(`${name} ends`),
  finish: vi.fn(step(`${name} is finished`)),
});

const stored = new Map<string, unknown>();
const store = {
  get: (key: string) => stored.get(key),
  set: (key: string, value: unknown) => void stored.set(key, value),
  keep: () => undefined,
  removeOthers: step('others go'),
};

test('texts are read once, and what needs the built site waits for it', async () => {
  const [markdown, search, lists] = ['markdown', 'search', 'lists'].map(writer) as [
    ReturnType<typeof writer>,
    ReturnType<typeof writer>,
    ReturnType<typeof writer>,
  ];
  vi.mocked(markdownWriter).mockReturnValue(markdown);
  vi.mocked(searchIndexWriter).mockReturnValue(search);
  vi.mocked(pageListWriter).mockReturnValue(lists);
  vi.mocked(standalonePages).mockReturnValue([{ ...about, bodyLine: 4, body: '[Docs](/docs/intro)' }]);
  const version = { name: '5', path: '/docs', label: 'v5.x', isLast: true };
  const sidebar = [{ id: 'intro', label: 'Introduction', path: '/docs/intro', description: '' }];
  vi.mocked(contentVersions).mockReturnValue([version] as never);
  vi.mocked(writtenPages).mockReturnValue({
    version,
    sidebar,
    pages: [intro],
    sourceOf: (): DocumentSource => ({
      ...{ ...intro, body: '## Usage\n\n[a](#usage)', bodyLine: 5, site: '', api: null },
      resolveLink: (target) => target,
      findExample: () => undefined,
    }),
  } as never);

  const finish = await beginTexts(store);
  const begun = ['markdown', 'search', 'lists'];
  expect(steps).toEqual([
    ...begun.map((name) => `${name} begins`),
    ...begun.map((name) => `${name}: /docs/intro`),
    ...begun.map((name) => `${name} ends`),
  ]);

  steps.length = 0;
  expect(await finish(sitePages)).toEqual({
    pages: [
      { path: '/docs/intro', file: 'content/docs/5/intro.mdx', anchors: ['usage'], links: { '#usage': '#usage' } },
      { path: '/about', file: 'content/pages/about.mdx', anchors: [], links: { '/docs/intro': '/docs/intro' } },
    ],
    versions: [{ path: '/docs', sidebar }],
  });
  expect(steps).toEqual([...begun.map((name) => `${name} is finished`), 'others go']);
  const page = expect.objectContaining({ path: '/about', description: 'Of it.', markdown: '[Docs](/docs/intro)\n' });
  expect(markdown.finish).toHaveBeenCalledWith([page]);
  expect(search.finish).toHaveBeenCalledWith([page], sitePages);
  expect(lists.finish).toHaveBeenCalledWith(sitePages);
});
