import { expect, test } from 'vitest';
import { atTop, edit, inFile, reportsEach, type Mistake } from '../../../tests/support/mistakes';
import {
  ABOUT,
  CATEGORY,
  EXAMPLE,
  front,
  category,
  LIBRARIES,
  MIGRATIONS,
  QUESTIONS,
  REDIRECTS,
  SITE,
  STORED_QUERIES,
  SYNONYMS,
  TOY,
  VERSIONS,
  WORDINGS,
} from '../../../tests/support/smallSite';

const TABLES: Mistake[] = [
  inFile(SITE, ['tagline', 'tagLine'], 2, 'tagLine: unknown key', 'expected one of title, tagline'),
  inFile(SITE, ['https://b.', 'http://b.'], 4, 'links.chat', 'expected an address that begins with https://'),
  inFile(SITE, ['title: Site', 'title: Site: b'], 1, 'a second key on this line', 'expected quotes'),
  inFile(VERSIONS, ["latest: '5'", "latest: '9'"], 1, 'latest', 'expected the name of one of the versions'),
  inFile(VERSIONS, ["name: '3'", "name: '5'"], 5, 'versions.name: 5 again', 'expected each once'),
  inFile(VERSIONS, ["name: '3'", "name: '4'"], 5, 'version 4', 'expected content/docs/4/package.json'),
  inFile(VERSIONS, ['tips/a]', 'tips/c]'], 8, 'equivalents: tips/c', 'expected a page of a version'),
  inFile(VERSIONS, ['[intro, tips/a]', '[intro, c++]'], 8, 'equivalents: c++', 'expected a page of a version'),
  inFile(VERSIONS, ['[intro, tips/a]', '\n    - intro\n    - "tips/c"'], 10, 'equivalents: tips/c', 'expected a page'),
  ['content/docs/6/intro.mdx', front('A'), 'content/docs/6:1', 'no version', 'expected "6" in content/versions.yml'],
  inFile(
    'content/docs/5/package.json',
    ['": "5.4.1"', '": "5.4.1", "toy": "1.0.0"'],
    1,
    'toy is not installed',
    'expected npm install',
  ),
  inFile('content/docs/5/package.json', ['}\n}', '}'], 1, '', 'expected'),
  inFile(LIBRARIES, ['label: Toy', 'name: Toy'], 8, 'a repeated key', 'expected each key once'),
  inFile(LIBRARIES, ['name: toy', 'name: default'], 6, 'name: default again', 'expected each once'),
  inFile(LIBRARIES, ['/demo/toy', '/demo'], 7, 'path: /demo again', 'expected each once'),
  [
    LIBRARIES,
    edit(LIBRARIES, 'name: toy', 'name: gone'),
    'src/demo/libraries/gone/library.json:1',
    'no file',
    'expected its style sheets',
  ],
  atTop(`${TOY}/index.tsx`, null, 'no file', 'expected the component'),
  atTop(`${TOY}/index.tsx`, 'const a = 1;', 'no default export', 'expected "export default"'),
  atTop(`${TOY}/code.ts`, null, 'no file', 'expected the code that visitors'),
  [`${TOY}/styles.css`, null, `${TOY}/library.json:2`, './styles.css is missing', 'expected an existing file'],
  inFile(
    `${TOY}/library.json`,
    ['"packages"', '"classNamesIn": ["./none"], "packages"'],
    3,
    './none is missing',
    'expected an existing file',
  ),
  inFile(
    `${TOY}/library.json`,
    ['"react"', '"toy-ui"'],
    3,
    'toy-ui is missing',
    'expected an installed package: npm install toy-ui',
  ),
  inFile(REDIRECTS, ['- from: /old\n', 'from: /old\n'], 1, '', 'expected'),
  inFile(REDIRECTS, ['from: /old\n', 'from: /old/\n'], 1, 'from', 'expected a path such as /docs/intro'),
  inFile(SYNONYMS, ['nosql]', 'nosql]\nMongoDB: [a]'], 2, 'a repeated key', 'expected each key once'),
  inFile(SYNONYMS, ['[mongo, nosql]', 'mongo'], 1, 'MongoDB', 'expected a list'),
  inFile(CATEGORY, ['label: Tips\n', ''], 1, 'label: missing', 'expected text'),
  [
    CATEGORY,
    category('Tips', 1),
    'content/docs/5/intro.mdx:4',
    `the position of ${CATEGORY} as well`,
    'expected another',
  ],
  atTop(CATEGORY, null, 'no file', 'expected label, position and description'),
];

const PLACES: Mistake[] = [
  atTop('content/docs/5/zz.md', 'Text', 'no page is made of .md files', 'expected the ending .mdx'),
  atTop(
    'content/docs/5/Zz Page.mdx',
    `${front('Z', 9)}\nText.\n`,
    'a name that makes a bad address',
    'expected small letters',
  ),
  atTop('content/docs/5/a.txt', '', 'no page, image, category or example', 'expected .mdx'),
  atTop('content/docs/5/a.dark.png', '', 'an image that no page shows', 'expected ![what it shows](./a.png)'),
  [
    'content/pages/about.mdx',
    `---\ndescription: ${ABOUT}\n---\n\nText.\n`,
    'content/pages/about.mdx:2',
    'title: missing',
    'expected text',
  ],
  inFile(EXAMPLE, ['/>;', '>;'], 4, 'Unexpected end of file', 'expected'),
  inFile(EXAMPLE, ['export default', 'export const App ='], 1, 'no default export', 'expected "export default"'),
  inFile(
    EXAMPLE,
    ['import {', "import 'lodash/chunk';\nimport {"],
    1,
    'import of lodash/chunk',
    "expected a package of this version's package.json",
  ),
  inFile('content/docs/5/_examples/intro/look.css', ['}\n', ''], 3, 'cannot be parsed', 'expected "}"'),
];

const SEARCH_TERMS: Mistake[] = [
  inFile(WORDINGS, ['tips/a', "'tips/a#start'"], 2, 'tips/a#start', 'expected a page or heading of 5'),
  inFile(WORDINGS, ['[begin]', 'begin'], 1, 'intro', 'expected a list'),
  inFile(QUESTIONS, ['intro#start', 'intro#begin'], 1, 'intro#begin', 'expected a page or heading of 5'),
  inFile(QUESTIONS, ['tips/a', 'tips/c'], 1, 'tips/c', 'expected a page or heading of 5'),
  inFile(QUESTIONS, ["'5':", 'v5:'], 4, 'answers.v5', 'expected the name of a version'),
  inFile(MIGRATIONS, ['tips/a', 'tips/c'], 2, 'tips/c', 'expected a page or heading of 5'),
  inFile(MIGRATIONS, ["'5'", "'6'"], 1, '6', 'expected the name of a version'),
  inFile(STORED_QUERIES, ['intro#start', 'intro#begin'], 2, 'intro#begin', 'expected a page or heading of 5'),
  inFile(STORED_QUERIES, ["'5'", "'6'"], 1, '6', 'expected the name of a version'),
  inFile(QUESTIONS, ['asked', 'from'], 2, 'from: unknown key', 'expected one of'),
];

const MISTAKES = [...TABLES, ...PLACES, ...SEARCH_TERMS];

const { change } = reportsEach(MISTAKES);

test('a table that is read once is named when it has changed, once', async () => {
  const { changedTables } = await import('./reportMistakes');
  expect(changedTables()).toEqual([]);
  change(SITE, edit(SITE, 'title: Site', 'title: Other'));
  change('content/docs/5/_runs-on.yml', "compared: ['3']\ndigest: 01234567\ndeviations: {}\n");
  change('content/docs/3/package.json', '{ "dependencies": {} }');
  expect(changedTables()).toEqual([SITE, 'content/docs/5/_runs-on.yml', 'content/docs/3/package.json']);
  expect(changedTables()).toEqual([]);
});
