import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import jsonLogic from 'json-logic-js';
import { expect, test } from 'vitest';
import { OPERATIONS } from '../../../src/demo/core/engines/jsonLogic';
import { contentVersions } from '../../../src/gatsby/content/readContent';
import { DOCS_FOLDER, inProject } from '../../../src/gatsby/paths';
import { findFiles } from '../findFiles';
import { packageOf } from './documentedCode';
import { queryOf, ROWS, selectedRows, type FormatName } from './selectedRows';

const HEADING = /^#+ Rows that (?:each format|the SQL) selects$/m;

/** The tables below the heading, as rows of cells. */
function tablesOf(version: string): string[][][] {
  const pages = findFiles(join(DOCS_FOLDER, version)).map((file) => readFileSync(inProject(file), 'utf8'));
  const [section = ''] = pages.flatMap((page) => page.split(HEADING)[1] ?? []);
  const tables = section.split(/^#+ /m)[0]!.match(/(?:^\|.*\n)+/gm) ?? [];
  return tables.map((table) =>
    table
      .trim()
      .split('\n')
      .map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      )
      .filter(([first]) => first !== '---'),
  );
}

test.each(contentVersions().map(({ name }) => name))('version %s says which rows a format selects', async (version) => {
  const [data = [], [head = [], ...rows] = []] = tablesOf(version);
  const code = (value: unknown) => `\`${typeof value === 'string' ? `'${value}'` : String(value)}\``;
  expect(data.slice(1)).toEqual(ROWS.map(({ row, name, age }) => [row, code(name), code(age)]));

  const formats = head.slice(1) as FormatName[];
  expect(formats).toEqual(version === '3' ? ['SQL'] : ['SQL', 'MongoDB', 'CEL', 'JsonLogic']);
  expect(rows).toHaveLength(15);
  const library = packageOf(version);
  const formatQuery = library.formatQuery as Parameters<typeof selectedRows>[2];
  const operations = { ...OPERATIONS, ...(library.jsonLogicAdditionalOperators as typeof OPERATIONS | undefined) };
  for (const [name, operation] of Object.entries(operations)) jsonLogic.add_operation(name, operation);
  for (const [cell = '', ...shown] of rows) {
    const query = queryOf(cell);
    expect([cell, ...shown]).toEqual([
      cell,
      ...(await Promise.all(formats.map((format) => selectedRows(query, format, formatQuery)))),
    ]);
  }
});
