import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { beforeEach, expect, test, vi } from 'vitest';
import { isPageLoaded, loadPage, navigateToPage } from './gatsbyInternals';

/*
 * Each test checks an assumption of gatsbyInternals.ts about Gatsby's code, so a failure after an update means that the
 * assumption no longer holds.
 */

const codeOf = (file: string) => readFileSync(createRequire(import.meta.url).resolve(file), 'utf8');

const cacheDir = (file: string) => codeOf(`gatsby/cache-dir/${file}`);

const productionApp = cacheDir('production-app.js');
const navigation = cacheDir('navigation.js');

test.each([
  ['puts its loader in the window', productionApp, 'window.___loader = publicLoader'],
  [
    'reads the path of the page that the browser loaded',
    productionApp,
    'const { pagePath, location: browserLoc } = window',
  ],
  [
    'takes the data of that page from the window',
    productionApp,
    'new ProdLoader(asyncRequires, matchPaths, window.pageData)',
  ],
  ['compares the build of a page with that in the window', productionApp, '!== window.___webpackCompilationHash'],
  [
    'notes in the session that it has reloaded for another build',
    productionApp,
    '`gatsby-reload-compilation-hash-match`',
  ],
  ['counts `1` under that key as reloaded', productionApp, 'sessionStorage.getItem(reloadStorageKey) === `1`'],
  ['gives the frame that the router focuses this id', productionApp, 'id="gatsby-focus-wrapper"'],
  ['changes the page by this function', navigation, 'window.___navigate = (to, options) => navigate(to, options)'],
  [
    'asks for a frame, by microtasks, before it renders the next page',
    codeOf('@gatsbyjs/reach-router'),
    'Promise.resolve().then(function(){requestAnimationFrame(',
  ],
  ['marks what it manages in the head', cacheDir('head/utils.js'), '`data-gatsby-head`'],
  ['looks up the files of a chunk in the window', cacheDir('loader.js'), 'window.___chunkMapping[componentChunkName]'],
])('Gatsby %s', (_, code, text) => {
  expect(code).toContain(text);
});

/** The server's answers by path; all others are 404. */
let answers: Record<string, object>;

class FakeRequest {
  status = 0;
  responseText = '';
  readyState = 4;
  onreadystatechange = () => {};
  #path = '';
  open(_method: string, path: string) {
    this.#path = path;
  }
  send() {
    const answer = answers[this.#path];
    this.status = answer ? 200 : 404;
    this.responseText = JSON.stringify(answer ?? {});
    queueMicrotask(() => this.onreadystatechange());
  }
}

async function startLoader() {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.stubGlobal('__PATH_PREFIX__', '');
  vi.stubGlobal('__BASE_PATH__', '');
  const { ProdLoader, publicLoader, setLoader } = await import('gatsby/cache-dir/loader');
  const loader = new ProdLoader({ components: { doc: () => Promise.resolve({ default: () => null }) } }, []);
  loader.setApiRunner(() => []);
  setLoader(loader);
  vi.stubGlobal('window', { ___loader: publicLoader, ___chunkMapping: {} });
}

beforeEach(async () => {
  answers = {
    '/page-data/app-data.json': { webpackCompilationHash: 'b1' },
    '/page-data/docs/intro/page-data.json': { path: '/docs/intro', componentChunkName: 'doc', result: {} },
  };
  await startLoader();
});

test("Gatsby's loader gives the chunk of a page's component, and its build", async () => {
  expect(await loadPage('/docs/intro')).toMatchObject({ componentChunkName: 'doc', webpackCompilationHash: 'b1' });
});

test("Gatsby's loader distinguishes a page that has loaded from one that has not", async () => {
  expect(isPageLoaded('/docs/intro')).toBe(false);
  await loadPage('/docs/intro');
  expect(isPageLoaded('/docs/intro')).toBe(true);
});

test("Gatsby's loader gives no page when its files are missing", async () => {
  expect(await loadPage('/docs/gone')).toBeUndefined();
  expect(isPageLoaded('/docs/gone')).toBe(false);
});

test("what Gatsby's router does in the next frame, it does in the next task", async () => {
  const frames: unknown[] = [];
  const steps: string[] = [];
  vi.stubGlobal('window', {
    setTimeout,
    requestAnimationFrame: (callback: unknown) => frames.push(callback),
    ___navigate: (to: string) => queueMicrotask(() => window.requestAnimationFrame(() => steps.push(to))),
  });
  navigateToPage('/docs/intro', { replace: false });
  await Promise.resolve();
  expect(steps).toEqual([]);
  await vi.waitFor(() => expect(steps).toEqual(['/docs/intro']));
  expect(frames).toEqual([]);
  window.requestAnimationFrame(() => {});
  expect(frames).toHaveLength(1);
});

test('frames stay frames when the router asks for none', async () => {
  const requestAnimationFrame = vi.fn();
  vi.stubGlobal('window', { requestAnimationFrame, ___navigate: () => {} });
  navigateToPage('/docs/intro', { replace: false });
  await vi.waitFor(() => expect(window.requestAnimationFrame).toBe(requestAnimationFrame));
});
