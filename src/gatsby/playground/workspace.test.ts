import { expect, test } from 'vitest';
import { contentVersions } from '../content/readContent';
import { readManifest } from '../packages/readManifest';
import { inProject } from '../paths';
import { importablePackages } from './workspace';

const versions = contentVersions().map(({ name }) => name);

test.each(versions)('version %s offers React, and the library in the version of its workspace', (version) => {
  const packages = new Map(importablePackages(version).map((entry) => [entry.name, entry]));
  const { dependencies = {} } = readManifest(inProject('content', 'docs', version));
  expect(packages.get('react')?.modules).toEqual(['react', 'react/jsx-runtime']);
  expect(packages.get('react-dom')?.modules).toEqual(['react-dom', 'react-dom/client']);
  expect(packages.get('react-querybuilder')?.version).toBe(dependencies['react-querybuilder']);
  const styles = Object.keys(packages.get('react-querybuilder')?.styles ?? {});
  expect(styles).toContain('react-querybuilder/dist/query-builder.css');
  for (const name of packages.keys()) {
    if (!name.startsWith('react')) expect(Object.keys(dependencies)).toContain(name);
  }
});

test('a package with a dependency that the workspace does not list is left out', () => {
  const names = importablePackages('5').map(({ name }) => name);
  expect(names).toContain('@react-querybuilder/dnd');
  expect(names).not.toContain('@react-querybuilder/antd');
});

test('variants of a style sheet are left out', () => {
  const datepicker = importablePackages('5').find(({ name }) => name === 'react-datepicker');
  expect(Object.keys(datepicker?.styles ?? {})).toEqual(['react-datepicker/dist/react-datepicker.css']);
});
