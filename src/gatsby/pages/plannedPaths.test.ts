import { beforeEach, expect, test } from 'vitest';
import { folderPerTest } from '../../../tests/support/folder';

const { write } = folderPerTest({ workIn: true });

const DESCRIPTION = 'description: All that there is to say of what is in it.\n';
const page = (...lines: string[]) => `---\ntitle: A\n${DESCRIPTION}sidebar_position: 1\n${lines.join('\n')}\n---\nText`;
const category = (label: string) => `label: ${label}\nposition: 2\n${DESCRIPTION}`;

beforeEach(() => {
  const links = 'links: { repository: https://a.example, chat: https://a.example, package: https://a.example }';
  write('content/site.yml', `title: A\ntagline: A\ndescription: A\n${links}\nfooter: []\n`);
  write('content/versions.yml', "latest: '5'\nversions: [{ name: '5', label: v5.x }, { name: '4', label: v4.x }]\n");
  write('content/libraries.yml', `- { name: antd, path: /demo/antd, label: A, title: A, ${DESCRIPTION.trim()} }\n`);
  write('content/docs/5/intro.mdx', page());
  write('content/docs/5/api/export.mdx', page());
  write('content/docs/5/api/_category_.yml', category('API'));
  write('content/docs/4/intro.mdx', page());
  write('content/pages/legal/terms.mdx', `---\ntitle: A\n${DESCRIPTION}---\nText`);
  write('src/pages/index.tsx', '');
});

async function paths() {
  const { plannedPaths } = await import('./plannedPaths');
  return plannedPaths().sort();
}

const PATHS = [
  '/',
  '/demo/antd',
  '/docs',
  '/docs/4',
  '/docs/4/intro',
  '/docs/api/export',
  '/docs/category/api',
  '/docs/intro',
  '/legal/terms',
];

test('code, versions, categories, stand-alone pages and demos have paths', async () => {
  expect(await paths()).toEqual(PATHS);
});

test('pages that are left out of the build have no path', async () => {
  write('content/docs/5/secret.mdx', page('draft: true'));
  write('content/docs/5/empty/_category_.yml', category('Empty'));
  write('content/pages/data.yml', '');
  for (const folder of ['node_modules/x', '_scratch-1']) write(`content/docs/5/${folder}/a.mdx`, page());
  expect(await paths()).toEqual(PATHS);
});
