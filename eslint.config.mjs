import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** What only one module may touch, and which. */
const storage = 'Use src/runtime/storage: storage can be missing, blocked or full.';

export default tseslint.config(
  {
    ignores: ['**/node_modules/', 'public/', '.cache/', 'coverage/', 'playwright-report/', 'test-results/', 'static/'],
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
    },
  },
  {
    files: ['src/**'],
    ignores: ['src/build/**', 'src/runtime/storage.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: ['**/build/**'], message: 'What runs in the browser imports nothing of the build.' }] },
      ],
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
    rules: { 'jsx-a11y/label-has-associated-control': ['error', { assert: 'either' }] },
  },
);
