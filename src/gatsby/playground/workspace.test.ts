import { expect, test } from 'vitest';
import { importablePackages } from './workspace';

test('a package with a dependency that the workspace does not list is left out', () => {
  const names = importablePackages('5').map(({ name }) => name);
  expect(names).toContain('@react-querybuilder/dnd');
  expect(names).not.toContain('@react-querybuilder/antd');
});

test('variants of a style sheet are left out', () => {
  const datepicker = importablePackages('5').find(({ name }) => name === 'react-datepicker');
  expect(Object.keys(datepicker?.styles ?? {})).toEqual(['react-datepicker/dist/react-datepicker.css']);
});
