import type { CreateWebpackConfigArgs, GatsbyNode } from 'gatsby';
import { digestOf } from '../digest';
import { readEnvironment, SEARCH_VARIABLES } from '../environment';
import { INLINE_SCRIPTS } from '../inlineScripts';
import { pagePolicy } from '../output/securityPolicy';
import { inProject } from '../paths';
import { digestStyles } from '../stylesheets/digestStyles';
import { BROWSER_ONLY } from './browserOnly';
import { compileWithSwc } from './compileWithSwc';
import { externalPackages } from './externalPackages';
import { minifyScripts } from './minifyScripts';
import { nameByFiles } from './nameByFiles';

interface Rule {
  test?: unknown;
  resourceQuery?: unknown;
  type?: string;
  parser?: object;
  oneOf?: Rule[];
  use?: { loader?: string; options?: { modules?: { localIdentName?: string } } }[];
}

interface WebpackConfig {
  devtool?: string | false;
  output?: { hashDigestLength?: number; hashSalt?: string };
  plugins?: unknown[];
  externals?: unknown[];
  module?: { rules?: Rule[] };
  optimization?: { minimizer?: unknown[]; splitChunks?: { cacheGroups?: Record<string, unknown> } };
  resolve?: { alias?: Record<string, string | false> };
}

type PluginConstructors = CreateWebpackConfigArgs['plugins'];

/** Libraries that a version documents: each is one file, shared by the examples of that version. */
const VERSION_LIBRARY = /content[\\/]docs[\\/](?<version>[^\\/]+)[\\/]node_modules[\\/]react-querybuilder[\\/]/;

/** Every page carries the names of all files: half as long as webpack's, their hashes still never meet. */
const HASH_LENGTH = 10;

const RAW = /^\?raw$/;

const ALIASES = {
  // Part of Gatsby's Script component, which the site does not use.
  '@builder.io/partytown': false,
} as const;

/** Keeps pages small, where Gatsby's own settings would make every page carry what only some need. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ stage, getConfig, actions, plugins }) => {
  const config = getConfig() as WebpackConfig;
  const isForNode = stage === 'build-html' || stage === 'develop-html';
  config.plugins = withConstants(config.plugins, plugins);
  config.resolve = { ...config.resolve, alias: { ...config.resolve?.alias, ...ALIASES } };
  // It asks for date-fns-tz in a way that no bundler can follow, and does without it.
  config.module?.rules?.push({ test: /react-datepicker/, parser: { exprContextCritical: false } });
  if (stage === 'build-javascript') {
    // Source maps cost memory, and readers do not need them; whoever wants them asks.
    if (!process.env.SOURCE_MAPS) config.devtool = false;
    config.output = { ...config.output, hashDigestLength: HASH_LENGTH };
    config.plugins.push(nameByFiles(HASH_LENGTH));
    splitByNeed(config.optimization?.splitChunks?.cacheGroups ?? {});
    config.optimization = { ...config.optimization, minimizer: [minifyScripts(), plugins.minifyCss()] };
  }
  if (stage === 'build-html') {
    // Pages hold their styles and their policy, but Gatsby renders a page anew only when this bundle is another.
    const policy = pagePolicy(readEnvironment(process.env)).inPage;
    config.output = { ...config.output, hashSalt: digestOf(digestStyles(inProject('src')), policy) };
    config.resolve.alias = { ...config.resolve.alias, ...BROWSER_ONLY };
  }
  if (isForNode) config.externals = [config.externals ?? [], externalPackages].flat();
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

/** What is imported as `file?raw` is the text of that file; rules that are not for a query of their own leave it alone. */
const withRawText = (rules: readonly Rule[]): Rule[] => [
  ...rules.map((rule) => ({ ...rule, resourceQuery: rule.resourceQuery ?? { not: RAW } })),
  { resourceQuery: RAW, type: 'asset/source' },
];

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
}

/** Every element carries its class, twice where its page's data does too. */
function shortenClassNames(rules: readonly Rule[]) {
  for (const { oneOf, use } of rules) {
    if (oneOf) shortenClassNames(oneOf);
    for (const { options } of Array.isArray(use) ? use : []) {
      if (options?.modules?.localIdentName) options.modules.localIdentName = '[hash:base64:6]';
    }
  }
}
