import type { APIRequestContext } from '@playwright/test';
import { apisOf } from '../src/gatsby/api/contentApi';
import { decodeHtml, htmlOf, idsOf, PAGES } from './support/routes';
import recorded from './anchors.json' with { type: 'json' };
import { expect, needsBuild, test } from './support/test';

needsBuild('it reads the static HTML');

/** Page with the props of each version. */
const PROPS_PAGES = {
  3: '/docs/3/intro',
  4: '/docs/4/api/querybuilder',
  5: '/docs/api/querybuilder',
  next: '/docs/next/components/querybuilder',
};

/** Anchors used by the demo, the home page and old bookmarks, by page in version 4, the latest and Next. */
const KNOWN = {
  'api/export utils/export': [
    'parse-numbers',
    'named-parameters',
    'json-without-identifiers',
    'common-expression-language',
    'spring-expression-language',
    'jsonlogic',
    'mongodb',
    'parameterized-sql',
    'value-processor',
  ],
  'api/querybuilder components/querybuilder': ['controlelements', 'showcombinatorsbetweenrules'],
  'api/misc utils/misc': ['query-tools', 'defaults'],
  typescript: ['rules-and-groups', 'miscellaneous'],
  'tips/limit-groups': ['conditionally-allow-new-groups'],
};

const read = async (request: APIRequestContext, path: string) => (await request.get(path)).text();

test('the props of each version have headings of their own', async ({ request }) => {
  for (const [version, path] of Object.entries(PROPS_PAGES)) {
    const ids = idsOf(await read(request, path));
    const props = apisOf(version).versionApi.find('QueryBuilderProps').symbol.members;
    expect(props.length).toBeGreaterThan(20);
    expect(
      props.map(({ name }) => name.toLowerCase()).filter((id) => !ids.has(id)),
      path,
    ).toEqual([]);
  }
});

test('all headings that pages once had exist', async ({ request }) => {
  expect(Object.keys(recorded).length).toBeGreaterThan(60);
  for (const [path, anchors] of Object.entries<string[]>(recorded)) {
    const ids = idsOf(await read(request, path));
    expect(
      anchors.filter((id) => !ids.has(id)),
      path,
    ).toEqual([]);
  }
});

test('the targets of bookmarks and of the demo exist', async ({ request }) => {
  for (const [pages, slugs] of Object.entries(KNOWN)) {
    const [old = '', next = old] = pages.split(' ');
    for (const path of [`/docs/4/${old}`, `/docs/${old}`, `/docs/next/${next}`]) {
      const ids = idsOf(await read(request, path));
      expect(
        slugs.filter((id) => !ids.has(id)),
        path,
      ).toEqual([]);
    }
  }
  for (const path of ['/docs/tips/styling', '/docs/next/styling/overview']) {
    expect([...idsOf(await read(request, path))], path).toContain('branch-lines');
  }
});

test('every link of every page leads to an existing place', { tag: '@broken-links' }, async ({ request }) => {
  const pages = new Map<string, Promise<{ status: number; ids: Set<string> }>>();
  const visit = (path: string) => {
    const known = pages.get(path) ?? fetchPage(request, path);
    pages.set(path, known);
    return known;
  };
  const broken: string[] = [];
  for (const route of PAGES) {
    const { path } = route;
    const html = htmlOf(route);
    const links = new Set(
      [...html.matchAll(/<a\s[^>]*href="((?:\/|#)[^"]*)"/g)].map(([, href = '']) => decodeHtml(href)),
    );
    for (const link of links) {
      const [, target = '', hash = ''] = /^([^?#]*)[^#]*#?(.*)$/.exec(link) ?? [];
      const { status, ids } = target ? await visit(target) : { status: 200, ids: idsOf(html) };
      const isPlace = hash === '' || ids.has(decodeURIComponent(hash));
      // The demo parses its hash as options.
      if (status !== 200 || (!isPlace && !target.startsWith('/demo'))) broken.push(`${path}: ${link} (${status})`);
    }
  }
  expect(broken).toEqual([]);
});

async function fetchPage(request: APIRequestContext, path: string) {
  const response = await request.get(path);
  return { status: response.status(), ids: idsOf(await response.text()) };
}
