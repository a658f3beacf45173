import { beforeEach, expect, test, vi } from 'vitest';
import { docsSharedId, shareDocs, sharedPlaces, type DocsShared } from './shareDocs';

const { contentApis } = vi.hoisted(() => ({ contentApis: vi.fn() }));
vi.mock('../api/contentApi', () => ({ contentApis }));
beforeEach(() => void contentApis.mockReturnValue({ digest: 'apis' }));

const node = (type: string, fields: object) => ({
  id: `${type} ${JSON.stringify(fields)}`,
  internal: { type },
  ...fields,
});
const version = (name: string) => ({
  ...node('DocsVersion', { name }),
  internal: { contentDigest: `digest of ${name}` },
});
const page = (name: string, documents: string[], more: object = {}) =>
  node('Doc', { version: '5', path: `/docs/${name}`, documents, draft: false, title: name, ...more });
const category = (folder: string, label: string) => node('DocCategory', { version: '5', folder, label });

const PAGES = [page('b', ['Field']), page('a', ['Field', 'Rule']), page('4/a', ['Old'], { version: '4' })];
const CATEGORIES = [category('tips', 'Tips & tricks')];

/** The nodes that are made of pages and categories of two versions, by their ids. */
function share(docs: object[] = PAGES, categories: object[] = CATEGORIES) {
  const made = new Map<string, DocsShared>();
  const links: { parent: { id: string }; child: { id: string } }[] = [];
  const nodes: Record<string, object[]> = {
    Doc: docs,
    DocCategory: categories,
    DocsVersion: [version('5'), version('4')],
  };
  shareDocs({
    actions: {
      createNode: (it: DocsShared) => made.set(it.id, it),
      createParentChildLink: (link: (typeof links)[number]) => links.push(link),
    },
    createContentDigest: (value: unknown) => JSON.stringify(value),
    getNodesByType: (type: string) => nodes[type] ?? [],
  } as never);
  return { made, links };
}

const digest = (...args: Parameters<typeof share>) =>
  share(...args).made.get(docsSharedId('5'))?.internal.contentDigest;

test('each version has a node that says where its pages document what, which goes with the version', () => {
  const { made, links } = share();
  expect(made.get(docsSharedId('5'))).toMatchObject({
    version: '5',
    parent: version('5').id,
    categories: [['tips', 'category/tips--tricks']],
    places: [
      ['Field', '/docs/a#api-Field'],
      ['Rule', '/docs/a#api-Rule'],
    ],
  });
  expect(made.get(docsSharedId('4'))).toMatchObject({ version: '4', places: [['Old', '/docs/4/a#api-Old']] });
  expect(links.map(({ parent, child }) => [parent.id, child.id])).toEqual([
    [version('5').id, docsSharedId('5')],
    [version('4').id, docsSharedId('4')],
  ]);
});

test('it is the same when nothing but the words of pages has changed, or where a later page documents a name', () => {
  const [b, ...others] = PAGES;
  expect(digest([{ ...b, title: 'New' }, ...others, page('c', ['Rule'])])).toBe(digest());
});

test('it changes when a name is documented elsewhere, a category moves, and when packages declare something else', () => {
  const first = digest();
  expect(digest([...PAGES, page('0', ['Rule'])])).not.toBe(first);
  expect(digest(PAGES, [category('tips', 'Advice')])).not.toBe(first);
  contentApis.mockReturnValue({ digest: 'others' });
  expect(digest()).not.toBe(first);
});

test('the places are read once as long as the node is the same', () => {
  const shared = { id: 'a', places: [['Field', '/docs/a']] } as unknown as DocsShared;
  const places = sharedPlaces(shared);
  expect(places.get('Field')).toBe('/docs/a');
  expect(sharedPlaces(shared)).toBe(places);
  expect(sharedPlaces({ ...shared, places: [['Field', '/docs/b']] }).get('Field')).toBe('/docs/b');
});
