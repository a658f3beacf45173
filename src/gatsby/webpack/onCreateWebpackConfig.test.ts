import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { folderPerFile } from '../../../tests/support/folder';
import { ofGatsby, runWebpack, webpack } from '../../../tests/support/runWebpack';
import { onCreateWebpackConfig, BROWSER_ONLY, nameByFiles } from './onCreateWebpackConfig';

const FILES = {
  'entry.ts':
    "import code from './code.ts?raw';\nimport sheet from './sheet.css?raw';\nimport files from './using.ts?sources';\nexport { answer } from './code.ts';\nexport { code, files, sheet };\n",
  'using.ts': "import { answer } from './code';\nimport './sheet.css';\nimport 'nowhere';\nexport { answer };\n",
  'code.ts':
    "import type { Field } from 'nowhere';\n\n/** “Kept”: types & comments. */\nexport const answer: number = 42;\n",
  'search.ts':
    "export const search = process.env.GATSBY_ALGOLIA_APP_ID ? require('./hosted.ts') : require('./local.ts');\n",
  'hosted.ts': "export const name = 'hosted ' + process.env.GATSBY_ALGOLIA_APP_ID;\n",
  'local.ts': "export const name = 'local';\n",
  'sheet.css': '@layer a {\n  p {\n    color: red;\n  }\n}\n',
};

const { inFolder, read, write } = folderPerFile();

beforeAll(() => {
  for (const [name, text] of Object.entries(FILES)) write(name, text);
});
afterEach(() => vi.unstubAllEnvs());

/** Rules that transform the files that they match, like Gatsby's. */
const rules = [
  {
    test: /\.ts$/,
    loader: ofGatsby.resolve('babel-loader'),
    options: { presets: [ofGatsby.resolve('@babel/preset-typescript')], configFile: false, babelrc: false },
  },
  { oneOf: [{ test: /\.css$/, loader: ofGatsby.resolve('css-loader') }] },
];

/** The exports of a module that is bundled with the configuration under test. */
async function bundle(entry: string): Promise<unknown> {
  const gatsby = {
    stage: 'develop',
    getConfig: () => ({ module: { rules } }),
    actions: { replaceWebpackConfig: vi.fn() },
    plugins: { define: (definitions: object) => new webpack.DefinePlugin(definitions) },
  };
  await onCreateWebpackConfig?.(gatsby as never, {} as never, () => undefined);
  const config = {
    ...(gatsby.actions.replaceWebpackConfig.mock.lastCall?.[0] as object),
    mode: 'production',
    target: 'node',
    context: inFolder(),
    entry: inFolder(entry),
    output: { path: inFolder('out'), filename: 'out.js', library: { type: 'commonjs2' } },
  };
  const { close } = await runWebpack(config);
  await close();
  const module = { exports: {} };
  runInNewContext(read('out/out.js'), { module });
  return { ...module.exports };
}

test('a raw import gives the exact text of its file, next to a normal import of it', async () => {
  const names = ['using.ts', 'code.ts', 'sheet.css'] as const;
  expect(await bundle('entry.ts')).toEqual({
    answer: 42,
    code: FILES['code.ts'],
    sheet: FILES['sheet.css'],
    files: Object.fromEntries(names.map((name) => [`${basename(inFolder())}/${name}`, FILES[name]])),
  });
});

test.each([
  ['', 'local', 'hosted'],
  ['ABCDE12345', 'hosted ABCDE12345', 'local'],
])(
  'with the app id "%s" the search is %s, and no part of the other one is bundled',
  async (appId, name, other) => {
    vi.stubEnv('GATSBY_ALGOLIA_APP_ID', appId);
    expect(await bundle('search.ts')).toMatchObject({ search: { name } });
    expect(read('out/out.js')).not.toContain(other);
  },
  30_000,
);

test('every module that the server build replaces exists', () => {
  expect(Object.keys(BROWSER_ONLY).filter((file) => !existsSync(file))).toEqual([]);
});

/** The build hash for these files, instead of webpack's own `cached`. */
function nameOf(files: readonly string[]): string {
  const compilation = { hash: 'cached', assets: Object.fromEntries(files.map((file) => [file, {}])) };
  const afterEmit = { tap: (_: string, listener: (named: typeof compilation) => void) => listener(compilation) };
  nameByFiles().apply({ hooks: { afterEmit } });
  return compilation.hash;
}

test('builds of the same files have one name in any order', () => {
  expect(nameOf(['app-1.js', 'page-2.js'])).toMatch(/^[\da-f]{8}$/);
  expect(nameOf(['page-2.js', 'app-1.js'])).toBe(nameOf(['app-1.js', 'page-2.js']));
});

test('a build of another file has another name', () => {
  expect(nameOf(['app-1.js', 'page-3.js'])).not.toBe(nameOf(['app-1.js', 'page-2.js']));
  expect(nameOf(['app-1.js'])).not.toBe(nameOf(['app-1.js', 'page-2.js']));
});
