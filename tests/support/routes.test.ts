import { expect, test } from 'vitest';
import { ROUTES } from './routes';

const TIPS = [
  'adding-removing-query-properties',
  'common-mistakes',
  'custom-bind-variables',
  'custom-with-fallback',
  'external-controls',
  'limit-groups',
  'managing-operators',
].map((name) => `tips/${name}`);

const V4_AND_V5 = [
  '',
  'intro',
  ...['classnames', 'export', 'import', 'misc', 'querybuilder', 'validation', 'valueeditor'].map(
    (name) => `api/${name}`,
  ),
  'category/api',
  'category/tips--tricks',
  'compat',
  'migrate',
  'typescript',
  'umd',
  ...TIPS,
];

const NEXT = [
  '',
  'intro',
  ...['components', 'styling', 'tips--tricks', 'utilities'].map((name) => `category/${name}`),
  ...[
    'actionelement',
    'draghandle',
    'nottoggle',
    'querybuilder',
    'rule',
    'rulegroup',
    'valueeditor',
    'valueselector',
  ].map((name) => `components/${name}`),
  'styling/classnames',
  'styling/overview',
  ...['export', 'hooks', 'import', 'misc', 'validation'].map((name) => `utils/${name}`),
  'buildless',
  'compat',
  'migrate',
  'typescript',
  ...TIPS,
];

const below = (root: string, ids: readonly string[]) => ids.map((id) => (id ? `${root}/${id}` : root));

/** Paths in the specification. Content may add paths, but not remove these. */
const SPECIFIED = [
  '/',
  '/demo',
  ...['antd', 'bootstrap', 'bulma', 'chakra', 'mantine', 'material'].map((name) => `/demo/${name}`),
  '/discord',
  '/markdown-page',
  '/search',
  ...below('/docs', [...V4_AND_V5, 'tips/styling']),
  ...below('/docs/4', V4_AND_V5),
  ...below('/docs/3', ['', 'intro']),
  ...below('/docs/next', NEXT),
];

test('every path of the specification is a route', () => {
  expect(ROUTES.map(({ path }) => path)).toEqual(expect.arrayContaining(SPECIFIED));
});
