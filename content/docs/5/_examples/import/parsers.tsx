import { useState } from 'react';
import {
  defaultCombinatorsExtended,
  prepareRuleGroup,
  QueryBuilder,
} from 'react-querybuilder';
import type { RuleGroupType } from 'react-querybuilder';
import { formats, type FormatName } from './formats';

function parse(
  format: FormatName,
  text: string,
): { query?: RuleGroupType; error?: string } {
  try {
    // Ids that are the same each time; without `idGenerator` they are random.
    let count = 0;
    const idGenerator = () => `id-${count++}`;
    const query = prepareRuleGroup(formats[format].parse(text), {
      idGenerator,
    });
    return query.rules.length > 0
      ? { query }
      : { error: 'Nothing in this text can become a rule.' };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

const namesIn = ({ rules }: RuleGroupType): string[] =>
  rules.flatMap((r) => {
    if ('rules' in r) return namesIn(r);
    return r.valueSource === 'field' ? [r.field, r.value] : [r.field];
  });

export default function Parsers() {
  const [format, setFormat] = useState<FormatName>('SQL');
  const [text, setText] = useState(formats.SQL.sample);
  const choose = (name: FormatName) => {
    setFormat(name);
    setText(formats[name].sample);
  };
  const { query, error } = parse(format, text);
  const fields = [...new Set(query && namesIn(query))].map((name) => ({
    name,
    label: name,
  }));
  return (
    <>
      <select
        aria-label="Format"
        value={format}
        onChange={(e) => choose(e.target.value as FormatName)}
      >
        {Object.keys(formats).map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <textarea
        aria-label={format}
        rows={7}
        style={{ display: 'block', width: '100%', margin: '0.5rem 0' }}
        value={text}
        onChange={(e) => setText(e.target.value)}
      />
      {error && <pre role="alert">{error}</pre>}
      {query && (
        <QueryBuilder
          key={format + text}
          fields={fields}
          combinators={defaultCombinatorsExtended}
          defaultQuery={query}
          showNotToggle
        />
      )}
    </>
  );
}
