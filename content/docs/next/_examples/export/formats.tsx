import { useState } from 'react';
import { QueryBuilder, formatQuery } from 'react-querybuilder';
import type { ExportFormat, Field, RuleGroupType } from 'react-querybuilder';

const fields: Field[] = [
  { name: 'firstName', label: 'First name' },
  { name: 'lastName', label: 'Last name' },
  { name: 'age', label: 'Age', inputType: 'number' },
];

const formats: ExportFormat[] = [
  'json',
  'json_without_ids',
  'sql',
  'parameterized',
  'parameterized_named',
  'mongodb',
  'cel',
  'spel',
  'jsonlogic',
];

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  not: false,
  rules: [
    { id: 'name', field: 'lastName', operator: 'beginsWith', value: 'Va' },
    { id: 'age', field: 'age', operator: '>=', value: '18' },
  ],
};

export default function Formats() {
  const [query, setQuery] = useState(initialQuery);
  const [format, setFormat] = useState<ExportFormat>('sql');
  const result: unknown = formatQuery(query, format as 'sql');

  return (
    <>
      <QueryBuilder fields={fields} query={query} onQueryChange={(q) => setQuery(q)} />
      <label>
        Format{' '}
        <select value={format} onChange={(e) => setFormat(e.target.value as ExportFormat)}>
          {formats.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <pre style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {typeof result === 'string' ? result : JSON.stringify(result, null, 2)}
      </pre>
    </>
  );
}
