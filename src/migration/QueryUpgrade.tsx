import { CodeBlock } from '../ui/CodeBlock';
import { ImportError, lineAndColumnAt } from '../shared/ImportError';
import type { QueryChange } from '../shared/migration/queryChanges';
import { Lines } from './Lines';
import { loadTable } from './loadTable';
import * as styles from './migration.module.css';
import { TextProblem, TextToCheck } from './TextToCheck';
import type { ToolPart } from './types';
import { upgradeQuery, type UpgradedQuery } from './upgradeQuery';

export function QueryUpgrade({ from, to }: ToolPart) {
  const check = async (text: string) => {
    const table = await loadTable(from.name, to.name);
    const { query, readings } = read(text, Object.keys(table.queries) as QueryChange[]);
    const lines = readings.flatMap(({ at, change }) => {
      const note = table.queries[change];
      return note ? [{ ...lineAndColumnAt(text, at), ...note, about: change }] : [];
    });
    const summary =
      lines.length === 0
        ? `${to.label} reads this query as it was.`
        : `${to.label} reads ${lines.length === 1 ? 'one thing' : `${lines.length} things`} otherwise.`;
    const report = (
      <>
        <Lines lines={lines} />
        <p className={styles.hint}>
          Not looked at: your fields and operators, and what your own code makes of the query.
        </p>
        <CodeBlock title={`The query for ${to.label}`} text={JSON.stringify(query, null, 2)} language="json" />
      </>
    );
    return { summary, report };
  };
  return (
    <TextToCheck
      label={`A query that ${from.label} stored, as JSON`}
      accept=".json"
      action="Convert"
      hint="What onQueryChange received, or what formatQuery wrote in the formats json and json_without_ids."
      check={check}
    />
  );
}

function read(text: string, changes: readonly QueryChange[]): UpgradedQuery {
  try {
    return upgradeQuery(text, changes);
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    const { line, column } = lineAndColumnAt(text, error.at ?? 0);
    throw new TextProblem(`Line ${line}, column ${column}: ${error.message}`);
  }
}
