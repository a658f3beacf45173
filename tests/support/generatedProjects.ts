import { convertToIC, type RuleGroupTypeAny } from 'react-querybuilder';
import { readLibraries, readLibrary } from '../../src/gatsby/content/readContent';
import { readManifest } from '../../src/gatsby/packages/readManifest';
import { projectOf } from '../../src/demo/core/code/generateProject';
import type { GeneratedProject, Package } from '../../src/demo/core/code/types';
import { initialQuery } from '../../src/demo/core/initialQuery';
import type { Setup } from '../../src/demo/core/state';
import { ALL_OPTIONS, DEFAULT_OPTIONS, OPTIONS, type Options } from '../../src/demo/core/options';

/** Names of libraries with a demo. */
export const LIBRARIES = readLibraries().map(({ name }) => name);

/** Option sets by name: defaults, each option toggled, and all. */
export const OPTION_SETS: Readonly<Record<string, Options>> = {
  default: DEFAULT_OPTIONS,
  ...Object.fromEntries(OPTIONS.map(({ name, byDefault }) => [name, { ...DEFAULT_OPTIONS, [name]: !byDefault }])),
  all: ALL_OPTIONS,
  'all and independentCombinators': { ...ALL_OPTIONS, independentCombinators: true },
  everything: { ...ALL_OPTIONS, independentCombinators: true, disabled: true },
};

/** Edge-case queries, by name. */
export const QUERIES: Readonly<Record<string, RuleGroupTypeAny>> = {
  'no rules': { combinator: 'and', rules: [] },
  'no rules and no combinator': { rules: [] },
  'combinators between rules': {
    rules: [
      { field: 'a', operator: '=', value: 1 },
      'or',
      { not: true, rules: [{ field: 'b', operator: 'in', value: ['it’s', "it's", ''] }] },
    ],
  },
  'locked, with texts that code cannot hold as they are': {
    combinator: 'and',
    disabled: true,
    rules: [{ field: 'a-b', operator: '=', value: '</script>\n\u2028"\'', disabled: true }],
  },
  'values of every kind': {
    combinator: 'and',
    rules: [null, true, -1.5, 1e21, [], ['a', 1, false, null]].map((value) => ({ field: 'a', operator: '=', value })),
  },
};

/** Packages of an app with a library, as the site lists them. */
const packagesOf = (library: string): Package[] =>
  readLibrary(library).packages.map((name) => ({ name, version: readManifest(`node_modules/${name}`).version }));

/** Style sheets of a library's demo: package files and `./styles.css`. */
export const stylesheetsOf = (library: string): string[] => readLibrary(library).stylesheets;

/** The generated app for a library, with the initial query. */
export function generate(library: string, options: Options, setup?: Setup): Promise<GeneratedProject> {
  const query = options.independentCombinators ? convertToIC(initialQuery) : initialQuery;
  return projectOf(library, { packages: packagesOf(library), options, query, setup: setup ?? null });
}

/** The generated app with the default controls. */
export function generateFor(query: RuleGroupTypeAny): Promise<GeneratedProject> {
  const independentCombinators = !('combinator' in query);
  return projectOf('default', { packages: [], options: { ...DEFAULT_OPTIONS, independentCombinators }, query });
}
