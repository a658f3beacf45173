import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const storage = 'Use src/runtime/storage: storage can be missing, blocked or full.';

/** Folders of src for the browser. Each may import from those before it, so there are no cycles between them. */
const BROWSER_FOLDERS = [
  'shared',
  'theme',
  'runtime',
  'ui',
  'playground',
  'migration',
  'docs',
  'search',
  'inline-scripts',
  'demo',
  'home',
  'assistants',
  'layout',
  'templates',
  'pages',
];

const allow = (from, to) => ({
  from: { element: { type: from } },
  allow: { to: { element: { types: { anyOf: to } } } },
});

const BUILD_TOOLS = [
  'node:*',
  'unified',
  'remark-*',
  'unist-*',
  'vfile*',
  'yaml',
  'zod',
  'postcss*',
  'lightningcss',
  'esbuild',
];
const PARSERS = ['sucrase', '@lezer/*', '@codemirror/*'];

const forbidden = (group, message) => ({ group, message });
const noBuildTools = forbidden(BUILD_TOOLS, 'This runs in the browser.');
const noParsers = forbidden(
  PARSERS,
  'Only the playground, the migration check and the inference of the demo parse code in the browser.',
);
const noReact = forbidden(
  ['react', 'react/*', 'react-dom', 'react-dom/*', 'gatsby'],
  'src/shared is plain TypeScript.',
);
const gatsbyLinks = {
  name: 'gatsby',
  importNames: ['Link', 'navigate'],
  message: "Use src/ui/PageLink or src/runtime/router: Gatsby's lose search and hash where files fail.",
};

export default tseslint.config(
  {
    ignores: ['**/node_modules/', 'public/', '.cache/', 'test-results/', 'static/', 'src/gatsby-types.d.ts'],
  },
  js.configs.recommended,
  tseslint.configs.recommended,
  jsxA11y.flatConfigs.recommended,
  reactHooks.configs.flat.recommended,
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      // Webpack's require, where a stage of the build decides what is bundled.
      '@typescript-eslint/no-require-imports': 'off',
      'max-lines': ['warn', { max: 250, skipBlankLines: true, skipComments: true }],
      complexity: ['warn', 16],
      eqeqeq: 'error',
      'no-console': 'error',
      // What scrolls must be reachable by keyboard.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { roles: ['tabpanel', 'region', 'log'], tags: [] }],
    },
  },
  {
    files: ['src/**', 'scripts/**', 'tests/**', 'bench/**'],
    ignores: ['**/*.test.ts', '**/*.test.tsx'],
    plugins: { boundaries },
    settings: {
      'boundaries/elements': [
        ...[...BROWSER_FOLDERS, 'gatsby'].map((type) => ({ type, pattern: `src/${type}` })),
        ...['scripts', 'tests', 'bench'].map((type) => ({ type, pattern: type })),
      ],
      'import/resolver': { node: { extensions: ['.ts', '.tsx', '.d.ts'] } },
    },
    rules: {
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          policies: [
            ...BROWSER_FOLDERS.map((folder, index) => allow(folder, BROWSER_FOLDERS.slice(0, index + 1))),
            allow('gatsby', ['gatsby', 'shared']),
            allow('scripts', ['scripts', 'gatsby', ...BROWSER_FOLDERS]),
            allow('tests', ['tests', 'bench', 'scripts', 'gatsby', ...BROWSER_FOLDERS]),
            allow('bench', ['bench', 'tests', 'scripts', 'gatsby', ...BROWSER_FOLDERS]),
            { allow: { to: { module: { origin: ['external', 'core'] } } } },
          ],
        },
      ],
    },
  },
  {
    files: ['src/**'],
    ignores: ['src/gatsby/**', '**/*.test.ts', '**/*.test.tsx', 'src/**/test*.ts'],
    rules: {
      'no-restricted-imports': ['error', { patterns: [noBuildTools, noParsers], paths: [gatsbyLinks] }],
    },
  },
  {
    files: ['src/playground/**', 'src/migration/**', 'src/demo/core/inference/**'],
    ignores: ['**/*.test.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: [noBuildTools], paths: [gatsbyLinks] }] },
  },
  {
    files: ['src/shared/**'],
    ignores: ['**/*.test.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: [noBuildTools, noReact] }] },
  },
  {
    files: ['src/**'],
    ignores: ['src/gatsby/**', 'src/runtime/storage.ts', 'src/inline-scripts/readStored.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'window', property: 'localStorage', message: storage },
        { object: 'window', property: 'sessionStorage', message: storage },
      ],
      'no-restricted-globals': [
        'error',
        { name: 'localStorage', message: storage },
        { name: 'sessionStorage', message: storage },
      ],
    },
  },
  {
    files: ['scripts/**', 'bench/**', 'tests/**'],
    rules: { 'no-console': 'off', 'react-hooks/rules-of-hooks': 'off' },
  },
  {
    files: ['tests/**/*.spec.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          name: '@playwright/test',
          allowTypeImports: true,
          message: 'Use tests/support/test.ts: it fails a test whose page breaks the policy of the site.',
        },
      ],
    },
  },
  {
    // An example shows one thing; what a reader's own project lints is not its subject.
    files: ['content/docs/*/_examples/**'],
    rules: { 'jsx-a11y/label-has-associated-control': ['error', { assert: 'either' }], 'no-console': 'off' },
  },
);
