import { describe, expect, test, vi } from 'vitest';
import { codeDigest } from '../codeDigest';
import { migrationTables } from './migrationTables';

vi.mock('../codeDigest', { spy: true });

const tables = migrationTables();

test('tables are computed again when any of the code that computes them changes', () => {
  expect(codeDigest).toHaveBeenCalledWith('src/gatsby/migration/migrationTables.ts');
});

function tableOf(from: string, to: string) {
  const table = tables.find((it) => it.from === from && it.to === to);
  if (!table) throw new Error(`no table from ${from} to ${to}`);
  return table;
}

describe('from version 3 to 4', () => {
  const table = tableOf('3', '4');

  test('has the exports that are gone', () => {
    expect(table.exports['react-querybuilder']?.findRule).toEqual({ isGone: true });
  });

  test('has the members that are gone, with their types', () => {
    expect(table.types.Schema?.members?.getLevel).toEqual({ isGone: true, before: '(id: string) => number' });
  });

  test('has what is required now', () => {
    expect(table.types.Classnames?.required).toEqual(['dragHandle', 'lockRule', 'lockGroup', 'valueSource']);
  });

  test('tells which parameter of a callback has another type, or one that is inferred', () => {
    expect(table.types.QueryBuilderProps?.members?.onAddRule?.parameters).toEqual([null, 'other', 'inferred']);
    expect(table.types.QueryBuilderProps?.members?.onQueryChange?.parameters).toEqual(['inferred']);
  });

  test('leads from a component to the types of its props', () => {
    const { members } = table.types.QueryBuilderProps ?? {};
    expect(members?.controlElements?.of).toEqual(['Controls']);
    expect(table.types.RuleProps?.members?.schema?.of).toEqual(['Schema']);
  });

  test('leaves out a list that is only written otherwise', () => {
    expect(table.types.RuleGroupType?.members?.rules).toEqual({ of: ['RuleGroupType'] });
  });

  test('leaves out what nothing happened to', () => {
    expect(table.types.Field?.members).not.toHaveProperty('label');
    expect(table.types).not.toHaveProperty('ExportFormat');
  });
});

test('a module that the newer package does not export is gone', () => {
  const { goneModules } = tableOf('5', 'next');
  expect(goneModules).toEqual(
    expect.arrayContaining(['@react-querybuilder/ctx', 'react-querybuilder/dist/index.es.js']),
  );
  expect(goneModules).not.toContain('react-querybuilder');
  expect(goneModules).not.toContain('react-querybuilder/dist/query-builder.css');
});

test('a prop of a component whose props have no exported type', () => {
  expect(tableOf('4', '5').types.InlineCombinator?.members).toEqual({ moveRule: { isGone: true } });
});

test('what a function returns may have no type now', () => {
  const exports = tableOf('4', '5').exports['react-querybuilder'];
  expect(exports?.defaultValueProcessorMongoDBByRule).toMatchObject({ returnsAny: true });
  expect(exports?.formatQuery?.returnsAny).toBeUndefined();
});

test('a list of fields that may be grouped now is another type', () => {
  expect(tableOf('3', 'next').types.FieldSelectorProps?.members?.options?.reads).toBe('other');
});

test('several versions at once are one table', () => {
  const { exports } = tableOf('3', 'next');
  expect(exports['react-querybuilder']?.findRule).toEqual({ isGone: true });
});
