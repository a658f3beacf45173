import { fence, QUERY, testValidPages, testInvalidPages } from './testPages';

testValidPages([
  ['a module', fence('ts', "import { formatQuery } from 'react-querybuilder';\nexport const f = formatQuery;"), 0, 0],
  [
    'names of the packages',
    fence('ts', "const q: RuleGroupType = { combinator: 'and', rules: [] };\nformatQuery(q);"),
    0,
    0,
  ],
  [
    'hooks and types of React',
    fence('ts', 'export {};\nconst a = 1;') + fence('ts', 'const useIt = (): ReactNode => useState(1)[0];'),
    0,
    0,
  ],
  ['exports of a titled sample', QUERY + fence('ts', `formatQuery(query, 'sql'); // => "(age > '28')"`), 1, 1],
  ['declarations of a titled sample', QUERY + fence('tsx', '<QueryBuilder fields={fields} query={query} />'), 1, 0],
  [
    'a titled sample, imported',
    QUERY + fence('ts', "import { query } from './query';\nquery.combinator; // => 'and'"),
    1,
    1,
  ],
  [
    'a titled sample in a folder, imported from another',
    fence('ts title="data/one.ts"', 'export const one = 1;') +
      fence('ts title="lib/two.ts"', "import { one } from '../data/one';\nexport const two = one + 1;") +
      fence('ts', "import { two } from './lib/two';\ntwo; // => 2"),
    1,
    1,
  ],
  [
    'the nearest of two titled samples of one name',
    fence('ts title="a.ts"', 'export const a = 1;') +
      fence('ts title="a.ts"', 'export const a = 2;') +
      fence('ts', 'a; // => 2'),
    1,
    1,
  ],
  [
    'a continued fragment, in JSX too',
    fence('tsx', 'const label = "A";\n<b>{label}</b>') +
      fence('tsx continued', '<i>{label}</i>') +
      fence('html output', '<i>A</i>'),
    2,
    1,
  ],
  [
    'a failed sample is not continued',
    fence('ts', 'const a = 1;') +
      fence('ts continued error="not assignable"', 'const b: string = a;') +
      fence('ts continued', 'a + 1; // => 2'),
    1,
    1,
  ],
  [
    'a continued sample may throw an expected error',
    fence('ts', "JSON.parse('{'); // => throws SyntaxError\nconst a = 1;") + fence('ts continued', 'a; // => 1'),
    2,
    2,
  ],
  [
    'a sample with an expected error can be imported',
    fence('ts title="a.ts"', "JSON.parse('{'); // => throws SyntaxError\nexport const a = 1;") +
      fence('ts', 'a; // => 1'),
    2,
    2,
  ],
]);

testInvalidPages([
  [
    fence('ts', "import { parseSQL } from 'react-querybuilder';\nexport const a = formatQuery(parseSQL('a = 1'));"),
    "3: Cannot find name 'formatQuery'.",
  ],
  [fence('ts', 'formatQuery(nothing);'), "2: Cannot find name 'nothing'."],
  [
    fence('ts', "import { query } from './query';\nquery;") + QUERY,
    "2: Cannot find module './query' or its corresponding type declarations.",
  ],
  [
    QUERY + fence('ts', "import { fields } from './query';\nfields;"),
    "10: Module '\"./query\"' declares 'fields' locally, but it is not exported.",
  ],
  [
    fence('ts', "import { QueryBuilderMantine } from '@react-querybuilder/mantine';\nQueryBuilderMantine;"),
    "2: import of @react-querybuilder/mantine: expected a package of this version's package.json, or of the project's",
  ],
  [
    fence('ts', "import { isAction } from 'redux';\nisAction({});"),
    "2: import of redux: expected a package of this version's package.json, or of the project's",
  ],
  [fence('ts', 'const a = 1;') + '\n' + fence('ts continued', 'a; // => 2'), '6: // => 2: it is 1'],
]);
