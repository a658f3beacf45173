import { expect, test } from 'vitest';
import { folderPerTest } from '../../tests/support/folder';
import { freezeVersion } from './freezeVersion';
import { makeLatest } from './makeLatest';

const { inFolder, read, write } = folderPerTest();

function freeze() {
  freezeVersion(inFolder(), '6');
  makeLatest(inFolder(), '6');
}

function writeContent() {
  const files = {
    'versions.yml': `latest: '5'
versions:
  - name: next
    label: Next
    banner: Ahead of the latest.
  - name: '5'
    label: v5.x
  - name: '4'
    label: v4.x
equivalents:
  - [api/export, utils/export]
`,
    'redirects.yml': '# Old paths.\n- from: /old\n  to: /docs/api/export\n',
    'questions/export.yml': '[]',
    'migrations.yml': '{}',
    'stored-queries.yml': '{}',
    'site.yml': 'links:\n  - { to: /docs/api/export }\n  - { to: /docs/intro }\n',
    'pages/about.mdx': '[a](/docs/api/export#sql)',
    'docs/next/package.json': '{ "name": "@docs/next" }',
    'docs/next/intro.mdx': 'Next is ahead of [5](/docs/intro).\n\nconst next = 1;',
    'docs/next/utils/_category_.yml': 'label: Utilities',
    'docs/next/utils/export.mdx': 'Export',
    'docs/5/intro.mdx': 'Five',
    'docs/5/gone.mdx': 'Gone',
    'docs/5/api/_category_.yml': 'label: API',
    'docs/5/api/export.mdx': 'Export',
    'docs/4/intro.mdx': '[a](/docs/intro#x), [b](/docs), [c](/docs/4/intro), [d](/docs/next/intro)\n\n[e]: /docs/gone',
  };
  for (const [file, content] of Object.entries(files)) write(`content/${file}`, content);
}

test('addresses of the version before lead to the equivalent page, or to the page itself', () => {
  writeContent();
  freeze();
  expect(read('content/redirects.yml')).toBe(`# Old paths.
- from: /old
  to: /docs/utils/export

# Pages of version 5, from when it was the latest.
- from: /docs/api/export
  to: /docs/utils/export
- from: /docs/category/api
  to: /docs/5/category/api
- from: /docs/gone
  to: /docs/5/gone
`);
});

test('links of pages keep their version, and those of the site follow the latest', () => {
  writeContent();
  freeze();
  expect(read('content/docs/4/intro.mdx')).toBe(
    '[a](/docs/5/intro#x), [b](/docs/5), [c](/docs/4/intro), [d](/docs/next/intro)\n\n[e]: /docs/5/gone',
  );
  expect(read('content/docs/6/intro.mdx')).toContain('[5](/docs/5/intro)');
  expect(read('content/site.yml')).toBe('links:\n  - { to: /docs/utils/export }\n  - { to: /docs/intro }\n');
  expect(read('content/pages/about.mdx')).toBe('[a](/docs/utils/export#sql)');
});
