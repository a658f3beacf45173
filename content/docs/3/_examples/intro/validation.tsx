import { useState } from 'react';
import QueryBuilder, {
  defaultValidator,
  formatQuery,
  ValueEditor,
} from 'react-querybuilder';
import type { Controls, Field, RuleGroupType } from 'react-querybuilder';
import './validation.css';

const fields: Field[] = [
  { name: 'lastName', label: 'Last name', validator: (r) => r.value !== '' },
  {
    name: 'age',
    label: 'Age',
    inputType: 'number',
    validator: ({ value }) =>
      Number(value) < 18 ? { valid: false, reasons: ['Adults only'] } : true,
  },
];

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'rule-1', field: 'lastName', operator: 'beginsWith', value: 'Va' },
    { id: 'rule-2', field: 'age', operator: '>', value: '12' },
    { id: 'group-1', combinator: 'or', rules: [] },
  ],
};

const controls: Partial<Controls> = {
  valueEditor: (props) => (
    <>
      <ValueEditor {...props} />
      {typeof props.validation === 'object' && (
        <em> {props.validation?.reasons?.join(', ')}</em>
      )}
    </>
  ),
};

const options = { format: 'sql', validator: defaultValidator, fields } as const;

export default function Validation() {
  const [query, setQuery] = useState(initialQuery);
  return (
    <>
      <QueryBuilder
        fields={fields}
        query={query}
        onQueryChange={setQuery}
        validator={defaultValidator}
        controlElements={controls}
      />
      <pre>{formatQuery(query, options) as string}</pre>
    </>
  );
}
