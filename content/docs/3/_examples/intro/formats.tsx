import { useState } from 'react';
import QueryBuilder, { formatQuery } from 'react-querybuilder';
import type { ExportFormat, RuleGroupType } from 'react-querybuilder';

const fields = [
  { name: 'lastName', label: 'Last name' },
  { name: 'age', label: 'Age', inputType: 'number' },
  { name: 'instrument', label: 'Instrument' },
];

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'rule-1', field: 'age', operator: 'between', value: '40,65' },
    { id: 'rule-2', field: 'instrument', operator: 'in', value: 'Drums,Bass' },
  ],
};

export default function Formats() {
  const [query, setQuery] = useState(initialQuery);
  const [format, setFormat] = useState<ExportFormat>('sql');
  const result = formatQuery(query, format);

  return (
    <>
      <QueryBuilder
        fields={fields}
        query={query}
        onQueryChange={setQuery}
        showNotToggle
      />
      <p>
        <label>
          Format:{' '}
          <select
            value={format}
            onChange={(e) => setFormat(e.target.value as ExportFormat)}
          >
            <option>json</option>
            <option>json_without_ids</option>
            <option>sql</option>
            <option>parameterized</option>
            <option>mongodb</option>
          </select>
        </label>
      </p>
      <pre style={{ whiteSpace: 'pre-wrap' }}>
        {typeof result === 'string' ? result : JSON.stringify(result, null, 2)}
      </pre>
    </>
  );
}
