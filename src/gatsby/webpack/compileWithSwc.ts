import { readFileSync } from 'node:fs';
import { browserslist } from '../../../package.json';
import { inProject } from '../paths';

interface Rule {
  test?: unknown;
  exclude?: unknown;
}

interface LoaderRule {
  test: (file: string) => boolean;
  use: { loader: string; options: object }[];
}

const SOURCE = /\.(?:js|mjs|jsx|ts|tsx)$/;

/** The rule of Gatsby's TypeScript plugin. It is redundant, because the rule for scripts matches the same files. */
const TYPESCRIPT = String(/\.tsx?$/);

const inFolders = (...folders: string[]) => {
  const beginnings = folders.map((folder) => `${inProject(folder)}/`);
  return (file: string) => beginnings.some((beginning) => file.startsWith(beginning));
};

const isOwn = inFolders('src', 'content');
/** TypeScript of an example, or of a file that one imports. */
const isExample = (file: string) => file.startsWith(inProject('content')) && /\/_examples\/.+\.tsx?$/.test(file);
/** Gatsby's own Babel plugins remove parts of these files. */
const isPage = inFolders('src/pages', 'src/templates');

/** Whether a file does not need Gatsby's Babel plugins: it has no GraphQL query and is not a page. */
const isForSwc = (file: string) =>
  SOURCE.test(file) &&
  isOwn(file) &&
  !file.includes('/node_modules/') &&
  !isPage(file) &&
  !readFileSync(file, 'utf8').includes('graphql`');

/**
 * Replaces Babel, which takes most of the bundling time, with SWC, except for files that need Gatsby's Babel plugins.
 * HTML stages target the running Node.js, others the browsers of package.json.
 */
export function compileWithSwc<T extends Rule>(rules: readonly T[], stage: string): (T | LoaderRule)[] {
  const isForNode = stage === 'build-html' || stage === 'develop-html';
  const isDevelop = stage === 'develop';
  const options = {
    env: { targets: isForNode ? { node: process.versions.node } : browserslist },
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      // React Fast Refresh.
      transform: { react: { runtime: 'automatic', development: isDevelop, refresh: isDevelop } },
    },
    isModule: 'unknown',
    swcrc: false,
  };
  const others = rules
    .filter(({ test }) => String(test) !== TYPESCRIPT)
    .map((rule) => (rule.test instanceof RegExp && rule.test.test('file.tsx') ? { ...rule, exclude: isForSwc } : rule));
  const examples = {
    test: isExample,
    use: [{ loader: inProject('src/gatsby/webpack/showSyntaxErrors.mjs'), options: {} }],
  };
  return [...others, { test: isForSwc, use: [{ loader: 'swc-loader', options }] }, ...(isDevelop ? [examples] : [])];
}
