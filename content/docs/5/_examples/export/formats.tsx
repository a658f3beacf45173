import { useState, type ChangeEvent } from 'react';
import { formatQuery, QueryBuilder } from 'react-querybuilder';
import type { ExportFormat, RuleGroupType } from 'react-querybuilder';
import { fields } from '../data/musicians';
import { query as initialQuery } from '../data/query';

const pretty = (result: unknown) => JSON.stringify(result, null, 2);
const print = (r: { sql: string; params: object }) =>
  `${r.sql}\n\nparams: ${pretty(r.params)}`;

// The type of each result follows from the format.
const exporters: Record<
  ExportFormat,
  (query: RuleGroupType) => [type: string, text: string]
> = {
  sql: (q) => ['string', formatQuery(q, 'sql')],
  parameterized: (q) => [
    'ParameterizedSQL',
    print(formatQuery(q, 'parameterized')),
  ],
  parameterized_named: (q) => [
    'ParameterizedNamedSQL',
    print(formatQuery(q, 'parameterized_named')),
  ],
  mongodb: (q) => ['string', formatQuery(q, 'mongodb')],
  cel: (q) => ['string', formatQuery(q, 'cel')],
  spel: (q) => ['string', formatQuery(q, 'spel')],
  jsonlogic: (q) => ['RQBJsonLogic', pretty(formatQuery(q, 'jsonlogic'))],
  json: (q) => ['string', formatQuery(q, 'json')],
  json_without_ids: (q) => ['string', formatQuery(q, 'json_without_ids')],
};
const options = Object.keys(exporters).map((name) => (
  <option key={name}>{name}</option>
));

export default function Formats() {
  const [query, setQuery] = useState(initialQuery);
  const [format, setFormat] = useState<ExportFormat>('sql');
  const onChange = (e: ChangeEvent<HTMLSelectElement>) =>
    setFormat(e.target.value as ExportFormat);
  const [type, text] = exporters[format](query);
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
      </select>{' '}
      returns <code>{type}</code>
      <pre style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {text}
      </pre>
    </>
  );
}
