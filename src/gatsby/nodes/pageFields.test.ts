import { expect, test } from 'vitest';
import { ContentError } from '../ContentError';
import { latestOf } from '../../shared/versions/versions';
import { contentVersions } from '../content/readContent';
import { inProject } from '../paths';
import { docFields, locateInVersion } from './pageFields';

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

test.each([
  ['intro.mdx', 'intro'],
  ['a/b/c.mdx', 'a/b/c'],
  ['v1.2.mdx', 'v1.2'],
  ['api/_category_.yml', 'api/_category_'],
  ['_examples/intro/fields.tsx', '_examples/intro/fields'],
])('in each version, %s is %s', (path, name) => {
  for (const version of contentVersions()) {
    const file = `${version.name}/${path}`;
    expect(locateInVersion(fileOf(file))).toEqual({ file: `content/docs/${file}`, version, name });
  }
});

test('a folder that is not a version is reported', () => {
  const expected = 'no version "none": expected one of those in content/versions.yml';
  expect(() => locateInVersion(fileOf('none/intro.mdx'))).toThrow(
    new ContentError('content/docs/none/intro.mdx', 1, expected),
  );
});

test('a page lists the names that it documents', () => {
  const body =
    '<Api of="formatQuery" />\n\n  <ApiTable\n    of="Field" partial>\n\n<ApiNames of="a b">\n\n`<Api of="no" />`';
  const fields = docFields(
    inProject('content/docs/5/intro.mdx'),
    `---\ntitle: A\ndescription: ${'b'.repeat(40)}\nsidebar_position: 1\n---\n${body}`,
  );
  expect(fields.documents).toEqual(['formatQuery', 'Field', 'a', 'b']);
});
