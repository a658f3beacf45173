import type { RuleGroupType } from 'react-querybuilder';

export const query: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'r1', field: 'firstName', operator: 'beginsWith', value: 'Stev' },
    { id: 'r2', field: 'age', operator: '>', value: '28' },
    {
      id: 'g1',
      combinator: 'or',
      rules: [
        { id: 'r3', field: 'instrument', operator: '=', value: 'Guitar' },
        { id: 'r4', field: 'instrument', operator: 'in', value: 'Bass,Drums' },
      ],
    },
  ],
};
