import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { folderPerTest } from '../../tests/support/folder';
import {
  CHANGE_FOUND,
  emptyCache,
  isWorker,
  LINTER,
  NODE_APIS,
  PAGES_MODULE,
  PERSISTENT_FOLDER,
  queryInOneProcess,
  readScripts,
  replaceScripts,
  SCRIPTS_SLICE_FILE,
} from './gatsbyInternals';
import { projectPath } from './paths';

const { inFolder, read, write } = folderPerTest();
const require = createRequire(import.meta.url);
const gatsbyFile = (file: string) => require.resolve(`gatsby/dist/${file}`);
const load = <T>(file: string) => require(gatsbyFile(file)) as T;

afterEach(() => {
  vi.unstubAllEnvs();
});

test('Gatsby empties the folder of the bundle before it loads gatsby-node.ts, and keeps it after', () => {
  const compiles = readFileSync(gatsbyFile('utils/parcel/compile-gatsby-files.js'), 'utf8');
  const folder = projectPath(dirname(NODE_APIS));
  expect(compiles).toContain(`COMPILED_CACHE_DIR = \`${folder}\``);
  expect(readFileSync(gatsbyFile('services/initialize.js'), 'utf8')).toContain(`\`!${folder}\``);
});

test('Gatsby numbers the processes that it starts', () => {
  const gatsby = createRequire(require.resolve('gatsby/package.json'));
  expect(readFileSync(gatsby.resolve('gatsby-worker'), 'utf8')).toContain('GATSBY_WORKER_ID: ');
  expect(isWorker()).toBe(false);
  vi.stubEnv('GATSBY_WORKER_ID', '1');
  expect(isWorker()).toBe(true);
});

test('Gatsby accepts the action that empties its cache', () => {
  interface Status {
    PLUGINS_HASH: string;
  }
  const { statusReducer } = load<{ statusReducer(state: Status, action: object): Status }>('redux/reducers/status');
  let status: Status = { PLUGINS_HASH: 'before' };
  emptyCache({ dispatch: (action: object) => (status = statusReducer(status, action)) } as never);
  expect(status.PLUGINS_HASH).toBe('');
});

test('Gatsby empties its cache for an empty hash, after onPreInit, and keeps the persistent folder', () => {
  const initialize = readFileSync(gatsbyFile('services/initialize.js'), 'utf8');
  const condition = initialize.indexOf('if (!oldPluginsHash || pluginsHash !== oldPluginsHash');
  expect(condition).toBeGreaterThan(initialize.indexOf('`onPreInit`'));
  expect(initialize).toContain(`\`!${projectPath(PERSISTENT_FOLDER)}\``);
});

test('a development server renders no page, though its renderer imports all', () => {
  const renderer = readFileSync(require.resolve('gatsby/cache-dir/develop-static-entry.js'), 'utf8');
  expect(renderer).toContain(`import asyncRequires from "${PAGES_MODULE}"`);
  const uses = renderer.split('asyncRequires').length - 2;
  expect(uses).toBe(1);
  expect(renderer).toMatch(/export function getPageChunk\([^)]*\) \{\s*return asyncRequires\./);
});

test('the linter of a development server has the name by which it is left out', () => {
  const plugin = createRequire(require.resolve('gatsby/package.json'))('eslint-webpack-plugin') as { name: string };
  expect(plugin.name).toBe(LINTER);
  const utils = readFileSync(gatsbyFile('utils/webpack-utils.js'), 'utf8');
  expect(utils).toContain('require("eslint-webpack-plugin")');
});

test('Gatsby emits an event for each change of a node before it makes the change', () => {
  expect(readFileSync(gatsbyFile('utils/api-runner-node.js'), 'utf8')).toContain(`emitter.emit(\`${CHANGE_FOUND}\``);
  const listener = readFileSync(gatsbyFile('services/listen-for-mutations.js'), 'utf8');
  expect(listener).toContain(`emitter.on(\`${CHANGE_FOUND}\``);
});

test('Gatsby runs queries itself if it finds one processor after it has made the pages', () => {
  vi.stubEnv('GATSBY_CPU_COUNT', '3');
  queryInOneProcess();
  const gatsby = createRequire(require.resolve('gatsby/package.json'));
  const { cpuCoreCount } = gatsby('gatsby-core-utils') as { cpuCoreCount(): number };
  expect(cpuCoreCount()).toBe(1);
  const build = readFileSync(gatsbyFile('commands/build.js'), 'utf8');
  const count = build.indexOf('cpuCoreCount)() === 1');
  expect(count).toBeGreaterThan(build.indexOf('.bootstrap)('));
  expect(build.slice(count)).toMatch(/^[^}]*runStaticQueries\)/);
});

test('Gatsby puts its scripts into pages at the place where the build replaces them', async () => {
  write(SCRIPTS_SLICE_FILE, '<script src="/app-1.js" async></script>');
  const id = 'id="_gatsby-scripts-1"';
  const placeholder = `<slice-start ${id}></slice-start><slice-end ${id}></slice-end>`;
  write('index.html', `<p>a</p>${placeholder}<p>b</p>`);
  const { stitchSliceForAPage } = load<{
    stitchSliceForAPage(page: { pagePath: string; publicDir: string }): Promise<void>;
  }>('utils/slices/stitching');
  await stitchSliceForAPage({ pagePath: '/', publicDir: inFolder() });
  const html = read('index.html');
  expect(html).toContain('/app-1.js');
  expect(replaceScripts(html, 'ours').replace(/<!--.*?-->/g, '')).toBe('<p>a</p>ours<p>b</p>');
  expect(replaceScripts(replaceScripts(html, 'ours'), 'others')).toContain('others');
});

test('unexpected scripts are reported', () => {
  expect(() => readScripts('<script src="/app.js"></script>')).toThrow('expected the scripts of every page');
});
