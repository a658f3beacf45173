import { beforeAll, describe, expect, test } from 'vitest';
import { migrationTables } from '../../../src/gatsby/migration/migrationTables';
import { readPage } from '../extractSamples';
import { compareWithCompiler, problemOf, type Compared } from './checkMigrations';

const SAMPLES = `---
title: A
---

\`\`\`ts version="4"
import { QueryBuilderWithoutDndProvider } from 'react-querybuilder';

export const Builder = QueryBuilderWithoutDndProvider;
\`\`\`

\`\`\`ts version="4"
import { formatQuery } from 'react-querybuilder';

formatQuery({ combinator: 'and', rules: [] });
\`\`\`

\`\`\`tsx version="4"
import { QueryBuilder } from 'react-querybuilder';

export const App = () => <QueryBuilder enableDragAndDrop />;
\`\`\`
`;

describe('samples of version 4, with the packages of version 5', () => {
  let compared: Compared[];
  const example = readPage(
    'content/docs/4/_examples/a/list.tsx',
    "import { gone } from '../data/gone';\nexport default gone;\n",
  );
  const data = readPage(
    'content/docs/4/_examples/data/gone.ts',
    "export { QueryBuilderWithoutDndProvider as gone } from 'react-querybuilder';\n",
  );
  beforeAll(() => {
    const { page } = readPage('content/docs/5/a.mdx', SAMPLES);
    const tables = migrationTables().filter(({ from, to }) => from === '4' && to === '5');
    compared = compareWithCompiler([page, example.page, data.page], tables);
  });

  test('examples are compared as well, each with the files that it imports', () => {
    expect(
      compared.slice(3).map(({ sample, problems, findings }) => [sample.file, problems.length, findings.length]),
    ).toEqual([
      ['content/docs/4/_examples/a/list.tsx', 0, 0],
      ['content/docs/4/_examples/data/gone.ts', 1, 1],
    ]);
  });

  test('one that the compiler refuses is flagged', () => {
    const [gone] = compared;
    expect(gone?.problems).toHaveLength(1);
    expect(gone?.findings.map(({ name, outcome }) => [name, outcome.kind])).toEqual([
      ['QueryBuilderWithoutDndProvider', 'gone'],
    ]);
  });

  test('one that compiles is not, unless it behaves otherwise', () => {
    expect(compared.slice(1, 3).map(({ findings }) => findings.map(({ outcome }) => outcome.kind))).toEqual([
      [],
      ['behavior'],
    ]);
    expect(compared.flatMap(problemOf)).toEqual([]);
  });

  test('a refused one without a flag, and a flag without a refusal, are problems', () => {
    const [gone, right] = compared as [Compared, Compared];
    expect(problemOf({ ...gone, findings: [] })[0]?.message).toContain('from 4 to 5, the migration check overlooks: ');
    expect(problemOf({ ...right, findings: gone.findings })[0]?.message).toBe(
      'from 4 to 5, the migration check flags QueryBuilderWithoutDndProvider, which compiles',
    );
  });
});
