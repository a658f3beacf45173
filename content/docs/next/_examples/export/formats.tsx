import { useState, type ChangeEvent } from 'react';
import { formatQuery, QueryBuilder } from 'react-querybuilder';
import type {
  ExportFormat,
  FormatQueryOptions,
  RuleGroupType,
} from 'react-querybuilder';
import { fields } from '../data/musicians';
import { query as initialQuery } from '../data/query';

const pretty = (result: unknown) => JSON.stringify(result, null, 2);

type Exporter = (
  query: RuleGroupType,
  options: Omit<FormatQueryOptions, 'format'>,
) => string;

// The type of each result follows from the format.
const exporters: Record<ExportFormat, Exporter> = {
  sql: (q, o) => formatQuery(q, { ...o, format: 'sql' }),
  parameterized: (q, o) =>
    pretty(formatQuery(q, { ...o, format: 'parameterized' })),
  parameterized_named: (q, o) =>
    pretty(formatQuery(q, { ...o, format: 'parameterized_named' })),
  mongodb: (q, o) => formatQuery(q, { ...o, format: 'mongodb' }),
  cel: (q, o) => formatQuery(q, { ...o, format: 'cel' }),
  spel: (q, o) => formatQuery(q, { ...o, format: 'spel' }),
  jsonlogic: (q, o) => pretty(formatQuery(q, { ...o, format: 'jsonlogic' })),
  json: (q, o) => formatQuery(q, { ...o, format: 'json' }),
  json_without_ids: (q, o) =>
    formatQuery(q, { ...o, format: 'json_without_ids' }),
};
const options = Object.keys(exporters).map((name) => (
  <option key={name}>{name}</option>
));

export default function Formats() {
  const [query, setQuery] = useState(initialQuery);
  const [format, setFormat] = useState<ExportFormat>('sql');
  const [parseNumbers, setParseNumbers] = useState(false);
  const onChange = (e: ChangeEvent<HTMLSelectElement>) =>
    setFormat(e.target.value as ExportFormat);
  const onCheck = (e: ChangeEvent<HTMLInputElement>) =>
    setParseNumbers(e.target.checked);
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
      <label>
        <input type="checkbox" checked={parseNumbers} onChange={onCheck} />{' '}
        Parse numbers
      </label>
      <pre style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {exporters[format](query, { parseNumbers })}
      </pre>
    </>
  );
}
