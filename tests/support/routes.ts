/** A route of the site and the heading of its page. */
export interface Route {
  path: string;
  heading: string;
  /** Which kind of page it is. */
  template: 'home' | 'demo' | 'doc' | 'category' | 'page' | 'search' | 'discord' | 'not-found' | 'redirect';
}

const docs = (base: string, pages: Record<string, string>): Route[] =>
  Object.entries(pages).map(([id, heading]) => ({
    path: `${base}${id && `/${id}`}`,
    heading,
    template: id.startsWith('category/') ? 'category' : 'doc',
  }));

const TIPS = {
  'tips/adding-removing-query-properties': 'Adding and removing query properties',
  'tips/common-mistakes': 'Common mistakes',
  'tips/custom-bind-variables': 'Custom bind variables',
  'tips/custom-with-fallback': 'Custom components with fallbacks',
  'tips/external-controls': 'External controls',
  'tips/limit-groups': 'Limit rule groups',
  'tips/managing-operators': 'Managing operators',
};

const V4_AND_V5 = {
  '': 'Getting started',
  intro: 'Getting started',
  'category/api': 'API',
  'category/tips--tricks': 'Tips & tricks',
  'api/classnames': 'CSS classes',
  'api/export': 'Export',
  'api/import': 'Import',
  'api/misc': 'Miscellaneous',
  'api/querybuilder': '<QueryBuilder />',
  'api/validation': 'Validation',
  'api/valueeditor': '<ValueEditor />',
  compat: 'Compatibility packages',
  typescript: 'TypeScript reference',
  umd: 'UMD build',
  ...TIPS,
};

const NEXT = {
  '': 'Getting started',
  intro: 'Getting started',
  'category/components': 'Components',
  'category/styling': 'Styling',
  'category/utilities': 'Utilities',
  'category/tips--tricks': 'Tips & tricks',
  'components/actionelement': 'ActionElement',
  'components/draghandle': 'DragHandle',
  'components/nottoggle': 'NotToggle',
  'components/querybuilder': 'QueryBuilder',
  'components/rule': 'Rule',
  'components/rulegroup': 'RuleGroup',
  'components/valueeditor': 'ValueEditor',
  'components/valueselector': 'ValueSelector',
  'styling/classnames': 'CSS classes',
  'styling/overview': 'Styling overview',
  'utils/export': 'Export',
  'utils/hooks': 'Hooks',
  'utils/import': 'Import',
  'utils/misc': 'Miscellaneous',
  'utils/validation': 'Validation',
  compat: 'Compatibility packages',
  typescript: 'TypeScript reference',
  buildless: 'Buildless',
  migrate: 'Migrating to v6',
  ...TIPS,
};

/** Every route of the specification, redirects aside. */
export const ROUTES: readonly Route[] = [
  { path: '/', heading: 'React Query Builder', template: 'home' },
  { path: '/demo', heading: 'Demo', template: 'demo' },
  { path: '/demo/antd', heading: 'Ant Design demo', template: 'demo' },
  { path: '/demo/bootstrap', heading: 'Bootstrap demo', template: 'demo' },
  { path: '/demo/bulma', heading: 'Bulma demo', template: 'demo' },
  { path: '/demo/chakra', heading: 'Chakra UI demo', template: 'demo' },
  { path: '/demo/mantine', heading: 'Mantine demo', template: 'demo' },
  { path: '/demo/material', heading: 'MUI (Material) demo', template: 'demo' },
  { path: '/markdown-page', heading: 'About this site', template: 'page' },
  { path: '/search', heading: 'Search the documentation', template: 'search' },
  // Last of its kind: it leads on, which would call off a visit to the next.
  { path: '/discord', heading: 'Community chat', template: 'discord' },
  ...docs('/docs', { ...V4_AND_V5, 'tips/styling': 'Styling', migrate: 'Migrating to v5' }),
  ...docs('/docs/4', { ...V4_AND_V5, migrate: 'Migrating to v4' }),
  ...docs('/docs/3', { '': 'v3 Documentation', intro: 'v3 Documentation' }),
  ...docs('/docs/next', NEXT),
];

/** The pages of the documentation. */
export const DOC_ROUTES = ROUTES.filter(({ template }) => template === 'doc');

/** The groups of pages: those of each version, and the rest. */
export const GROUPS = [
  'pages that have no version',
  ...['5', '4', '3', 'next'].map((name) => `pages of version ${name}`),
];

/** Which group a page is in. */
export function groupOf({ path }: Route): string {
  const version = /^\/docs(?:\/([34]|next))?(?=\/|$)/.exec(path);
  return version ? `pages of version ${version[1] ?? '5'}` : 'pages that have no version';
}

/** What the server says of a page. */
export const statusOf = ({ template }: Route): number => (template === 'not-found' ? 404 : 200);

/** Every page that a visitor may see: the routes, what shows where none is, and where an old path leads on. */
export const PAGES: readonly Route[] = [
  ...ROUTES,
  { path: '/nowhere', heading: 'Page Not Found', template: 'not-found' },
  { path: '/react-querybuilder', heading: 'This page has moved', template: 'redirect' },
];

/** Those on which a visitor stays. */
export const LASTING_PAGES = PAGES.filter(({ template }) => template !== 'redirect');
