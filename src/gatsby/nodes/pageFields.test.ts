import { expect, test } from 'vitest';
import { latestOf } from '../../shared/versions/versions';
import { contentVersions } from '../content/readContent';
import { inProject } from '../paths';
import { docFields } from './pageFields';

const DESCRIPTION = 'Turn a query into SQL, MongoDB, JsonLogic and six more formats.';
const raw = (...lines: string[]) =>
  ['---', 'title: Export', `description: ${DESCRIPTION}`, ...lines, '---', 'Text'].join('\n');
const fileOf = (path: string) => inProject('content', 'docs', ...path.split('/'));

const latest = latestOf(contentVersions());

test('a page of the latest version has no version in its path', () => {
  expect(
    docFields(fileOf(`${latest.name}/api/export.mdx`), raw('sidebar_position: 4', 'redirect_from: [api/old]')),
  ).toEqual({
    docId: 'api/export',
    version: latest.name,
    path: '/docs/api/export',
    title: 'Export',
    description: DESCRIPTION,
    sidebarLabel: 'Export',
    sidebarPosition: 4,
    hideTableOfContents: false,
    draft: false,
    unlisted: false,
    redirectFrom: ['/docs/api/old'],
    file: `content/docs/${latest.name}/api/export.mdx`,
    bodyLine: 7,
    documents: [],
    examples: [],
  });
});

test('a page lists the names that it documents', () => {
  const body = '<Api of="formatQuery" />\n\n  <ApiTable\n    of="Field">\n\n<ApiNames of="a b">\n\n`<Api of="no" />`';
  const fields = docFields(
    inProject('content/docs/5/intro.mdx'),
    `---\ntitle: A\ndescription: ${'b'.repeat(40)}\nsidebar_position: 1\n---\n${body}`,
  );
  expect(fields.documents).toEqual(['formatQuery', 'Field', 'a', 'b']);
});
