import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { listFiles } from '../../src/gatsby/files';
import { folderPerTest } from '../../tests/support/folder';
import { freezeVersion } from './freezeVersion';

const VERSIONS = `# Newest first.
latest: '5'

versions:
  - name: next
    label: Next
    # What a reader should know first; this line is longer than the eighty characters at which YAML would be folded.
    banner: This is documentation for the coming major version of the library, ahead of the latest version here.
  # The latest.
  - name: '5'
    label: v5.x

equivalents:
  - [api/export, utils/export]
`;
const MANIFEST = { name: '@docs/next', private: true, dependencies: { 'react-querybuilder': '6.5.5' } };
const QUESTIONS = `# What people ask.
- question: How?
  phrasings: [how, next]
  answers:
    next: ['utils/export#how', 'intro']
    '5': ['api/export#how']
- question: Why?
  answers:
    '5': ['intro']
- question: What?
  answers:
    next:
      [
        'intro',
      ]
`;
const FILES = {
  'versions.yml': VERSIONS,
  'questions/export.yml': QUESTIONS,
  'migrations.yml': "'5':\n  a: { fix: 'A.' }\nnext:\n  next: { fix: 'B.' }\n",
  'stored-queries.yml': "next:\n  locks: { text: 'C.' }\n",
  'docs/5/intro.mdx': 'five',
  'docs/next/package.json': JSON.stringify(MANIFEST),
  'docs/next/intro.mdx': 'next',
  'docs/next/api/_category_.yml': 'label: API',
  'docs/next/api/export.mdx': 'export',
  'docs/next/_examples/intro/fields.tsx': 'fields',
  'docs/next/node_modules/react-querybuilder/index.js': 'the package',
  'docs/next/api/node_modules/other/index.js': 'another package',
};

const { inFolder, read: readFile, write } = folderPerTest();
const at = (...path: string[]) => inFolder('content', ...path);
const read = (path: string) => readFile(`content/${path}`);
const filesIn = (folder: string) => listFiles(at(folder)).sort();

beforeEach(() => {
  for (const [file, content] of Object.entries(FILES)) write(`content/${file}`, content);
});

test('answers the questions that Next answers', () => {
  freezeVersion(inFolder(), '6');
  const [first, last] = [
    "    next: ['utils/export#how', 'intro']\n",
    "    next:\n      [\n        'intro',\n      ]\n",
  ];
  const copied = [first, last].reduce(
    (text, lines) => text.replace(lines, lines + lines.replace('next', "'6'")),
    QUESTIONS,
  );
  expect(read('questions/export.yml')).toBe(copied);
});

test('renames the workspace of the copy and keeps the rest of its package.json', () => {
  freezeVersion(inFolder(), '6');
  expect(JSON.parse(read('docs/6/package.json'))).toEqual({ ...MANIFEST, name: '@docs/6' });
  expect(JSON.parse(read('docs/next/package.json'))).toEqual(MANIFEST);
});

test('adds the version after Next in versions.yml and keeps everything else, comments too', () => {
  freezeVersion(inFolder(), '6');
  const entry = `  - name: '6'\n    label: v6.x\n`;
  expect(read('versions.yml')).toBe(VERSIONS.replace('  # The latest.\n', `${entry}  # The latest.\n`));
});

/** Expects an error and no changes. */
function expectRefusal(name: string | undefined, message: string) {
  const before = filesIn('.');
  const versions = read('versions.yml');
  expect(() => freezeVersion(inFolder(), name)).toThrow(new Error(message));
  expect(filesIn('.')).toEqual(before);
  expect(read('versions.yml')).toBe(versions);
}

test.each([
  [undefined, 'No name: expected one, as in npm run docs:version -- 6'],
  ['next', 'There is a version "next" already'],
  ['', '"": expected letters, digits, ., - and _'],
  ['../6', '"../6": expected letters, digits, ., - and _'],
  ['6 beta', '"6 beta": expected letters, digits, ., - and _'],
  ['..', '"..": expected a name, not . or .., which mean other folders'],
])('the name %s is refused', (name, message) => {
  expectRefusal(name, message);
});

test.each(['without pages', 'not there'])('fails when Next is %s', (state) => {
  rmSync(at('docs', 'next'), { recursive: true });
  if (state === 'without pages') mkdirSync(at('docs', 'next'));
  expectRefusal('6', 'content/docs/next has no pages: expected some to freeze');
  expect(existsSync(at('docs', '6'))).toBe(false);
});

test('what Next changed, the new version did', () => {
  freezeVersion(inFolder(), '6');
  expect(read('migrations.yml')).toBe("'5':\n  a: { fix: 'A.' }\n'6':\n  next: { fix: 'B.' }\n");
  expect(read('stored-queries.yml')).toBe("'6':\n  locks: { text: 'C.' }\n");
});
