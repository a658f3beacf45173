import type { RuleGroupType } from 'react-querybuilder';

/** The demo's initial query. Its ids are fixed: generated ones would differ between server and browser. */
export const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  not: false,
  rules: [
    { id: 'first-name', field: 'firstName', operator: 'beginsWith', valueSource: 'value', value: 'E' },
    { id: 'last-name', field: 'lastName', operator: 'in', valueSource: 'value', value: 'Fitzgerald, James' },
    { id: 'age', field: 'age', operator: '>', valueSource: 'value', value: '26' },
    {
      id: 'music',
      combinator: 'or',
      not: false,
      rules: [
        { id: 'musician', field: 'isMusician', operator: '=', valueSource: 'value', value: true },
        { id: 'instrument', field: 'instrument', operator: '=', valueSource: 'value', value: 'Trumpet' },
      ],
    },
    { id: 'grouped', field: 'groupedField1', operator: '=', valueSource: 'field', value: 'groupedField4' },
    {
      id: 'birthdate',
      field: 'birthdate',
      operator: 'between',
      valueSource: 'value',
      value: '1917-04-25,1938-01-25',
    },
  ],
};
