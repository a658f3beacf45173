import { useState } from 'react';
import {
  type Field,
  formatQuery,
  QueryBuilder,
  type RuleGroupType,
} from 'react-querybuilder';
import { DateEditor } from './DateEditor';

const fields: Field[] = [
  { name: 'firstName', label: 'First name' },
  { name: 'age', label: 'Age', inputType: 'number' },
  { name: 'birthdate', label: 'Birthdate', datatype: 'date' },
];

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'r1', field: 'firstName', operator: 'beginsWith', value: 'Stev' },
    { id: 'r2', field: 'birthdate', operator: '<', value: '1970-01-01' },
    {
      id: 'r3',
      field: 'birthdate',
      operator: 'between',
      value: '1954-10-03,1960-06-06',
    },
  ],
};

const controlElements = { valueEditor: DateEditor };

export default function DatePickerExample() {
  const [query, setQuery] = useState(initialQuery);
  return (
    // The height makes room for the calendar.
    <div style={{ minHeight: '26rem' }}>
      <QueryBuilder
        fields={fields}
        query={query}
        onQueryChange={(q) => setQuery(q)}
        controlElements={controlElements}
        resetOnOperatorChange
      />
      <pre>
        <code>{formatQuery(query, 'sql')}</code>
      </pre>
    </div>
  );
}
