import { beforeAll, describe, expect, test } from 'vitest';
import type { MigrationTable } from '../../shared/migration/types';
import { contentApis } from '../api/contentApi';
import { DOCS_FOLDER } from '../paths';
import { migrationTable } from './migrationTable';

const version = (name: string) => {
  const found = contentApis().versions.get(name);
  if (!found) throw new Error(`no version ${name}`);
  return { name, folder: `${DOCS_FOLDER}/${name}`, api: found.api };
};

describe('from version 3 to 4', () => {
  let table: MigrationTable;
  beforeAll(() => {
    table = migrationTable(version('3'), version('4'));
  });

  test('has the exports that are gone', () => {
    expect(table.exports['react-querybuilder']?.findRule).toEqual({ isGone: true });
  });

  test('has the members that are gone, with their types', () => {
    expect(table.types.Schema?.members?.getLevel).toEqual({ isGone: true, before: '(id: string) => number' });
  });

  test('has what is required now', () => {
    expect(table.types.Classnames?.required).toEqual(['dragHandle', 'lockRule', 'lockGroup', 'valueSource']);
  });

  test('tells which parameter of a callback has another type', () => {
    expect(table.types.QueryBuilderProps?.members?.onAddRule?.parameters).toEqual([null, 'other', 'wider']);
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
  const { goneModules } = migrationTable(version('5'), version('next'));
  expect(goneModules).toEqual(
    expect.arrayContaining(['@react-querybuilder/ctx', 'react-querybuilder/dist/index.es.js']),
  );
  expect(goneModules).not.toContain('react-querybuilder');
  expect(goneModules).not.toContain('react-querybuilder/dist/query-builder.css');
});

test('several versions at once are one table', () => {
  const { exports } = migrationTable(version('3'), version('next'));
  expect(exports['react-querybuilder']?.findRule).toEqual({ isGone: true });
});
