import { useState } from 'react';
import QueryBuilder, {
  defaultValidator,
  formatQuery,
  ValueEditor,
} from 'react-querybuilder';
import type {
  Field,
  RuleGroupType,
  ValueEditorProps,
} from 'react-querybuilder';
import './validation.css';

const fields: Field[] = [
  {
    name: 'lastName',
    label: 'Last name',
    validator: ({ value }) => value !== '',
  },
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

function EditorWithReasons(props: ValueEditorProps) {
  const { validation } = props;
  return (
    <>
      <ValueEditor {...props} />
      {typeof validation === 'object' && (
        <em> {validation?.reasons?.join(', ')}</em>
      )}
    </>
  );
}

const controls = { valueEditor: EditorWithReasons };

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
      <pre>
        {
          formatQuery(query, {
            format: 'sql',
            validator: defaultValidator,
            fields,
          }) as string
        }
      </pre>
    </>
  );
}
