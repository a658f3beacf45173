import type { CreateWebpackConfigArgs, GatsbyNode } from 'gatsby';
import TerserPlugin from 'terser-webpack-plugin';
import { digestOf, shortDigest } from '../digest';
import { readEnvironment, SEARCH_VARIABLES } from '../environment';
import { LINTER, PAGES_MODULE } from '../gatsbyInternals';
import { INLINE_SCRIPTS } from '../inlineScripts';
import { pagePolicy } from '../output/securityPolicy';
import { inProject } from '../paths';
import { digestStyles } from '../stylesheets/digestStyles';
import { lazyCompilation } from './compileOnDemand';
import { compileWithSwc } from './compileWithSwc';
import { externalPackages } from './externalPackages';
import { keyCache } from './keyCache';
import { releaseModules } from './releaseModules';

interface Rule {
  test?: unknown;
  resourceQuery?: unknown;
  type?: string;
  sideEffects?: boolean;
  parser?: object;
  generator?: object;
  oneOf?: Rule[];
  use?: { loader?: string; options?: { modules?: { localIdentName?: string } } }[];
}

interface WebpackConfig {
  cache?: object;
  devtool?: string | false;
  output?: { hashDigestLength?: number; hashSalt?: string };
  experiments?: object;
  watchOptions?: object;
  plugins?: unknown[];
  externals?: unknown[];
  module?: { rules?: Rule[] };
  optimization?: { minimizer?: unknown[]; splitChunks?: { cacheGroups?: Record<string, unknown> } };
  resolve?: { alias?: Record<string, string | false> };
}

type PluginConstructors = CreateWebpackConfigArgs['plugins'];

/** Libraries that a version documents: each is one file, shared by the examples of that version. */
const VERSION_LIBRARY = /content\/docs\/(?<version>[^/]+)\/node_modules\/react-querybuilder\//;

const RAW = /^\?raw$/;
const SOURCES = /^\?sources$/;

const OWN_RULES: readonly Rule[] = [
  // Emotion imports it, which every page loads, for a function that the site does not use.
  { test: /hoist-non-react-statics/, sideEffects: false },
  // It asks for date-fns-tz in a way that no bundler can follow, and does without it.
  { test: /react-datepicker/, parser: { exprContextCritical: false } },
  // In a folder whose files a browser may keep.
  { test: /\.wasm$/, type: 'asset/resource', generator: { filename: 'static/[name]-[hash][ext]' } },
];

const ALIASES = {
  // Part of Gatsby's Script component, which the site does not use.
  '@builder.io/partytown': false,
} as const;

/** Hex digits of the hash in a script's name. Every page carries those of all 150, and two builds of one script seldom meet. */
const DIGEST_LENGTH = 6;

/** What is in the folder of the examples, which webpack watches: a saved page would show only after webpack compiles. */
const NOT_COMPILED = /\.mdx$|\/node_modules\b/;

/** Keeps pages small, where Gatsby's own settings would make every page carry what only some need. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ stage, getConfig, actions, plugins }) => {
  const config = getConfig() as WebpackConfig;
  const isForNode = stage === 'build-html' || stage === 'develop-html';
  config.plugins = [...withConstants(config.plugins, plugins), releaseModules()];
  config.resolve = { ...config.resolve, alias: { ...config.resolve?.alias, ...ALIASES } };
  config.module?.rules?.push(...OWN_RULES);
  keyCache(config);
  ignoreStyleOrder(config.plugins);
  if (stage === 'develop') {
    config.experiments = { ...config.experiments, lazyCompilation };
    config.watchOptions = { ignored: NOT_COMPILED };
    // The project has no JavaScript for it: what it reads is Gatsby's own.
    config.plugins = config.plugins.filter((plugin) => !isInstanceOf(LINTER, plugin));
  }
  if (stage === 'build-javascript') makeSmall(config, plugins);
  if (stage === 'build-html') {
    // Pages contain their styles and policy, but Gatsby renders a page again only when this bundle changes.
    const policy = pagePolicy(readEnvironment(process.env)).inHeader;
    config.output = { ...config.output, hashSalt: digestOf(digestStyles(inProject('src')), policy) };
  }
  if (isForNode) {
    config.externals = [config.externals ?? [], externalPackages].flat();
    config.resolve.alias = { ...config.resolve.alias, ...BROWSER_ONLY };
  }
  if (stage === 'develop-html') config.resolve.alias = { [PAGES_MODULE]: false, ...config.resolve.alias };
  const rules: Rule[] = compileWithSwc(config.module?.rules ?? [], stage);
  if (stage.startsWith('build')) shortenClassNames(rules);
  config.module = { ...config.module, rules: withRawText(rules) };
  actions.replaceWebpackConfig(config);
};

/**
 * Makes constants of the inline scripts, and of the settings of the search: empty ones where Gatsby leaves open what is
 * not set, for only then does the bundler leave out the search that they do not choose.
 */
function withConstants(plugins: unknown[] = [], { define }: PluginConstructors): unknown[] {
  const scripts = Object.entries(INLINE_SCRIPTS).map(([name, text]) => [`INLINE_SCRIPTS.${name}`, text]);
  const settings = SEARCH_VARIABLES.map((name) => [`process.env.${name}`, process.env[name] ?? '']);
  const constants = [...scripts, ...settings].map(([name, value]) => [name, JSON.stringify(value)]);
  return [...plugins, define(Object.fromEntries(constants))];
}

/**
 * What is imported as `file?raw` is the text of that file, and as `file?sources` the texts of that and of its imports;
 * rules that are not for a query of their own leave it alone.
 */
const withRawText = (rules: readonly Rule[]): Rule[] => [
  ...rules.map((rule) => ({ ...rule, resourceQuery: rule.resourceQuery ?? { not: [RAW, SOURCES] } })),
  { resourceQuery: RAW, type: 'asset/source' },
  { resourceQuery: SOURCES, type: 'json', use: [{ loader: inProject('src/gatsby/webpack/sourceFiles.mjs') }] },
];

const isInstanceOf = (name: string, plugin: unknown) => (plugin as object).constructor.name === name;

/** Sheets are in cascade layers or modules. A development server would warn of their order 27 times after each save. */
function ignoreStyleOrder(plugins: unknown[]) {
  for (const plugin of plugins) {
    const { options } = plugin as { options?: { ignoreOrder?: boolean } };
    if (isInstanceOf('MiniCssExtractPlugin', plugin) && options) options.ignoreOrder = true;
  }
}

function makeSmall(config: WebpackConfig, { minifyCss }: PluginConstructors) {
  // Source maps cost memory, and readers do not need them; whoever wants them asks.
  if (!process.env.SOURCE_MAPS) config.devtool = false;
  config.output = { ...config.output, hashDigestLength: DIGEST_LENGTH };
  config.plugins?.push(nameByFiles());
  // Gatsby's Script component, which the site does not use. In a build, all that Gatsby does with it is to import it.
  config.resolve = { ...config.resolve, alias: { ...config.resolve?.alias, 'gatsby-script': false } };
  splitByNeed(config.optimization?.splitChunks?.cacheGroups ?? {});
  config.optimization = { ...config.optimization, minimizer: [minifyScripts(), minifyCss()] };
}

/** A style sheet for each page, where Gatsby puts all into one that every page carries; a file for each version's library. */
function splitByNeed(cacheGroups: Record<string, unknown>) {
  delete cacheGroups.styles;
  // What many parts share is not what every page needs: the examples would put drag and drop into all of them.
  delete cacheGroups.commons;
  cacheGroups.versionLibrary = {
    test: VERSION_LIBRARY,
    name: (module: { identifier(): string }) => `library-${VERSION_LIBRARY.exec(module.identifier())?.groups?.version}`,
    priority: 35,
    chunks: 'async',
  };
  cacheGroups.shared = {
    ...(cacheGroups.shared as object),
    // In bytes before minification. The code of a text is smaller: apart from its templates it would weigh more.
    minSize: 23_000,
    // The script that starts each page lists these names, for which Gatsby takes 40 digits.
    name: (_module: unknown, chunks: readonly { name: string }[]) =>
      shortDigest(...chunks.map(({ name }) => `${name}`)),
  };
}

/** Every element carries its class, twice where its page's data does too. */
function shortenClassNames(rules: readonly Rule[]) {
  for (const { oneOf, use } of rules) {
    if (oneOf) shortenClassNames(oneOf);
    for (const { options } of Array.isArray(use) ? use : []) {
      if (options?.modules?.localIdentName) options.modules.localIdentName = '[hash:base64:5]';
    }
  }
}

const ECMA = 2020;

/**
 * SWC takes an eighth of the time of Gatsby's Terser and produces 0.4% fewer bytes, 2% fewer in the part that every
 * page loads.
 */
const minifyScripts = () =>
  new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    terserOptions: { ecma: ECMA, compress: { ecma: ECMA, passes: 2 }, mangle: true, format: { comments: false } },
  });

/** Modules that are loaded on user interaction. */
const MODULES = [
  'src/demo/core/imports/importQuery.ts',
  'src/demo/data/OwnData.tsx',
  'src/demo/libraries/loadLibrary.ts',
  'src/demo/panels/CodePanel.tsx',
  'src/demo/panels/ImportPanel.tsx',
  'src/demo/presets/Presets.tsx',
  'src/demo/rows/Rows.tsx',
  'src/playground/Playground.tsx',
  'src/search/hosted/createHostedSearchClient.ts',
  'src/search/local/createLocalSearchClient.ts',
  'src/search/modal/SearchModal.tsx',
];

/**
 * Aliases that drop browser-only code, and everything that it imports, from the server bundle: it never runs during
 * rendering, and would be most of that bundle.
 */
export const BROWSER_ONLY: Record<string, false> = Object.fromEntries(MODULES.map((file) => [inProject(file), false]));

interface Compilation {
  assets: Record<string, unknown>;
  hash?: string;
}

interface Compiler {
  hooks: { afterEmit: { tap(name: string, listener: (compilation: Compilation) => void): void } };
}

/**
 * A webpack plugin that derives the build hash from file names, which contain content hashes. Webpack's own hash varies
 * with its cache, and is in every page. Gatsby reads the hash when webpack is done.
 */
export const nameByFiles = () => ({
  apply: ({ hooks }: Compiler): void =>
    hooks.afterEmit.tap('nameByFiles', (compilation) => {
      const files = Object.keys(compilation.assets).sort();
      compilation.hash = shortDigest(...files);
    }),
});
