import { useState, type ChangeEvent } from 'react';
import { formatQuery, QueryBuilder } from 'react-querybuilder';
import type { ExportFormat, RuleGroupType } from 'react-querybuilder';
import { fields } from '../data/musicians';
import { query as initialQuery } from '../data/query';

const pretty = (result: unknown) => JSON.stringify(result, null, 2);

// The type of each result follows from the format.
const exporters: Record<ExportFormat, (query: RuleGroupType) => string> = {
  sql: (q) => formatQuery(q, 'sql'),
  parameterized: (q) => pretty(formatQuery(q, 'parameterized')),
  parameterized_named: (q) => pretty(formatQuery(q, 'parameterized_named')),
  mongodb: (q) => formatQuery(q, 'mongodb'),
  cel: (q) => formatQuery(q, 'cel'),
  spel: (q) => formatQuery(q, 'spel'),
  jsonlogic: (q) => pretty(formatQuery(q, 'jsonlogic')),
  json: (q) => formatQuery(q, 'json'),
  json_without_ids: (q) => formatQuery(q, 'json_without_ids'),
};
const options = Object.keys(exporters).map((name) => (
  <option key={name}>{name}</option>
));

export default function Formats() {
  const [query, setQuery] = useState(initialQuery);
  const [format, setFormat] = useState<ExportFormat>('sql');
  const onChange = (e: ChangeEvent<HTMLSelectElement>) =>
    setFormat(e.target.value as ExportFormat);
  return (
    <>
      <QueryBuilder
        fields={fields}
        query={query}
        onQueryChange={(q) => setQuery(q)}
      />
      <label htmlFor="export-format">Format</label>{' '}
      <select id="export-format" value={format} onChange={onChange}>
        {options}
      </select>
      <pre style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {exporters[format](query)}
      </pre>
    </>
  );
}
