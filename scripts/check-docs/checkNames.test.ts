import { fence, testInvalidPages, testValidPages } from './testPages';

testValidPages([
  [
    'names of the library, also those that a sample declares or imports under another name',
    'A sentence.\n\n' +
      fence(
        'tsx',
        `import { QueryBuilder, type RuleGroupType } from 'react-querybuilder';
import { useState } from 'react';

export const App = () => {
  const [query, setQuery] = useState<RuleGroupType>({ combinator: 'and', rules: [] });
  return <QueryBuilder query={query} onQueryChange={(it) => setQuery(it)} />;
};`,
      ) +
      fence(
        'ts',
        "const format = (formatQuery: typeof String) => formatQuery(1);\nformatQuery(parseSQL('a = 1'), 'sql');",
      ) +
      fence(
        'tsx title="own.tsx"',
        "import imported from 'react-querybuilder';\nexport const QueryBuilder = imported;",
      ) +
      fence('tsx', '<QueryBuilder />') +
      fence('ts proof', "// > A sentence.\nformatQuery(parseSQL('a = 1'), 'sql'); // => \"(a = '1')\"") +
      fence('ts version="4"', "parseSQL('a = 1');"),
    3,
    1,
  ],
]);

testInvalidPages([
  [
    fence('ts title="own.ts"', 'export interface Field {\n  a: number;\n}') +
      fence('ts', 'const own: Field = { a: 1 };'),
    '7: Field: links to the reference, but is not what the library exports',
  ],
]);
