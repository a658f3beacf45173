import { expect, test } from 'vitest';
import { apiMember, apiSymbol, declaredApi } from '../../../tests/support/api';
import { checkCoverage, type InternalNames } from './coverage';
import { findDocumented } from './findDocumented';

const api = declaredApi(
  apiSymbol('Field', { members: [apiMember('name'), apiMember('label')] }),
  apiSymbol('build', { kind: 'function' }),
  apiSymbol('Inner', { exported: false }),
);

const check = (text: string, internal: InternalNames[] = []) =>
  checkCoverage(
    api,
    findDocumented(text).map((it) => ({ ...it, file: 'page.mdx' })),
    internal,
  ).map(({ name, message }) => `${name}: ${message}`);

const sample = '```ts\nbuild();\n```\n';
const table = '<ApiTable of="Field">\n\n- `name`: a\n- `label`: b\n\n</ApiTable>\n';
const complete = `## Field\n\n${table}\n${sample}\n## build\n\n<Api of="build" />\n\n${sample}`;

test('accepts a page that documents everything with samples', () => {
  expect(check(complete)).toEqual([]);
});

test('an export that no page documents is named', () => {
  expect(check(`## Field\n\n${table}\n${sample}`)).toEqual(['build: exported by lib, but no page documents it']);
});

test('a member that no page documents is named', () => {
  const text = complete.replace(table, '### name\n\n<Api of="Field.name" />\n');
  expect(check(text)).toEqual(['Field: no page documents its members label']);
});

test('members may have headings of their own', () => {
  const text = complete.replace(
    table,
    '### name\n\n<Api of="Field.name" />\n\n### label\n\n<Api of="Field.label" />\n',
  );
  expect(check(text)).toEqual([]);
});

test('a declaration counts only under a heading that names it', () => {
  expect(check(complete.replace('## build', '## Building'))).toEqual([
    'build: expected under a heading that names build',
  ]);
});

test.each([
  ['no sample', ''],
  ['a sample that is not checked', sample.replace('ts', 'ts unchecked="because of this"')],
  ['a sample of another language', sample.replace('ts', 'sql')],
  ['a sample with a mistake after its language', sample.replace('ts', 'ts wrap')],
])('does not accept %s next to the declaration', (_, other) => {
  const text = `## Field\n\n${table}\n${other}\n## build\n\n<Api of="build" />\n\n${sample}`;
  expect(check(text)).toEqual([
    'Field: expected a checked sample or a live example in its section or the one around it',
  ]);
});

test.each([
  ['a live example', '<Example name="a" />\n'],
  ['a sample in a tab', `<Tabs>\n<Tab label="a">\n\n${sample}\n</Tab>\n</Tabs>\n`],
])('%s is enough', (_, other) => {
  expect(check(`## Field\n\n${table}\n${other}\n## build\n\n<Api of="build" />\n\n${sample}`)).toEqual([]);
});

test('accepts a sample in the section around a declaration, but not in the section around that', () => {
  const deep = `## build\n\n${sample}\n### More\n\n<Api of="build" />\n\n## Field\n\n${table}\n${sample}`;
  expect(check(deep)).toEqual([]);
  expect(check(deep.replace('### More', '### More\n\n#### Most'))).toHaveLength(1);
});

test('accepts an undocumented export that is listed as internal, and requires that it exists', () => {
  const withoutBuild = `## Field\n\n${table}\n${sample}`;
  expect(check(withoutBuild, [{ names: ['build'], reason: 'only for tests' }])).toEqual([]);
  expect(check(complete, [{ names: ['build', 'Gone'], reason: 'only for tests' }])).toEqual([
    'Gone: listed as internal, but not exported',
    'build: listed as internal, but documented',
  ]);
});
