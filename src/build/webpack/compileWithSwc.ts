import { readFileSync } from 'node:fs';
import { browserslist } from '../../../package.json';
import { inProject } from '../paths';

/** What a rule of webpack is for, as far as it is looked at here. */
interface Rule {
  test?: unknown;
  exclude?: unknown;
}

/** A rule for files that are compiled by a loader. */
interface LoaderRule {
  test: (file: string) => boolean;
  use: { loader: string; options: object }[];
}

const SOURCE = /\.(?:js|mjs|jsx|ts|tsx)$/;

/** By Gatsby's plugin for TypeScript: its rule for scripts compiles those files, too. */
const TYPESCRIPT = String(/\.tsx?$/);

const inFolders = (...folders: string[]) => {
  const beginnings = folders.map((folder) => `${inProject(folder)}/`);
  return (file: string) => beginnings.some((beginning) => file.startsWith(beginning));
};

const isOwn = inFolders('src', 'content');
/** Where Gatsby takes parts out of files, by plugins of its own for Babel. */
const isPage = inFolders('src/pages', 'src/templates');

/** Whether a file holds nothing that only Gatsby's plugins for Babel know: a query, or parts of a page. */
const isForSwc = (file: string) =>
  SOURCE.test(file) &&
  isOwn(file) &&
  !file.includes('/node_modules/') &&
  !isPage(file) &&
  !readFileSync(file, 'utf8').includes('graphql`');

/**
 * Rules that leave to SWC what Gatsby has Babel do, which takes most of the time of a bundle: but for the few files that
 * Gatsby's own plugins for Babel look into.
 *
 * @param rules those of Gatsby
 * @param stage of the build: pages are rendered by Node.js as it runs, and shown by the browsers of package.json
 */
export function compileWithSwc<T extends Rule>(rules: readonly T[], stage: string): (T | LoaderRule)[] {
  const options = {
    env: { targets: stage === 'build-html' ? { node: process.versions.node } : browserslist },
    jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
    isModule: 'unknown',
    swcrc: false,
  };
  const others = rules
    .filter(({ test }) => String(test) !== TYPESCRIPT)
    .map((rule) => (rule.test instanceof RegExp && rule.test.test('file.tsx') ? { ...rule, exclude: isForSwc } : rule));
  return [...others, { test: isForSwc, use: [{ loader: 'swc-loader', options }] }];
}
