import { useState } from 'react';
import {
  defaultValidator,
  formatQuery,
  QueryBuilder,
  ValueEditor,
} from 'react-querybuilder';
import type {
  Field,
  RuleGroupType,
  RuleValidator,
  ValueEditorProps,
} from 'react-querybuilder';
import './builder.css';

const isFilled: RuleValidator = ({ value }) =>
  value ? true : { valid: false, reasons: ['Enter a name.'] };
const isAge: RuleValidator = ({ value }) =>
  Number(value) > 0
    ? true
    : { valid: false, reasons: ['Enter a number above 0.'] };

const fields: Field[] = [
  { name: 'firstName', label: 'First name', validator: isFilled },
  { name: 'age', label: 'Age', inputType: 'number', validator: isAge },
  { name: 'instrument', label: 'Instrument (not checked)' },
];

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'r1', field: 'firstName', operator: '=', value: '' },
    { id: 'r2', field: 'age', operator: '>', value: '28' },
    { id: 'r3', field: 'instrument', operator: '=', value: '' },
    { id: 'g1', combinator: 'or', rules: [] },
  ],
};

/** The value editor, with the reasons for which the rule is invalid behind it. */
function EditorWithReasons(props: ValueEditorProps) {
  const { validation } = props;
  return (
    <>
      <ValueEditor {...props} />
      {typeof validation === 'object' && (
        <em>{validation?.reasons?.join(' ')}</em>
      )}
    </>
  );
}

export default function ValidatedBuilder() {
  const [query, setQuery] = useState(initialQuery);
  return (
    <>
      <QueryBuilder
        fields={fields}
        query={query}
        onQueryChange={(q) => setQuery(q)}
        validator={defaultValidator}
        controlElements={{ valueEditor: EditorWithReasons }}
        controlClassnames={{ queryBuilder: 'validated' }}
      />
      <p>Exported without what is invalid:</p>
      <pre>
        {formatQuery(query, {
          format: 'sql',
          validator: defaultValidator,
          fields,
        })}
      </pre>
    </>
  );
}
