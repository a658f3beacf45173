import type { Field, RuleGroupTypeAny } from 'react-querybuilder';
import type { Outcome } from '../core/engines/types';
import { partsOf, type Part } from '../core/query';
import { titleOf } from '../core/rows/dataset';
import { REASONS, type PartOutcomes, type Reason } from '../core/rows/reasons';
import { ruleWords } from '../core/words';
import { Mark, outcomeWord } from './Mark';
import type { Reports } from './useReports';
import * as styles from './rows.module.css';

interface RowReportProps {
  id: string;
  reports: Reports;
  outcomes: PartOutcomes;
  row: number;
  /** Why formats differ about the row. */
  reasons: readonly Reason[];
}

/** Which rules let a row in, and which kept it out. */
export function RowReport({ id, reports, outcomes, row, reasons }: RowReportProps) {
  const { query, data, dataset } = reports;
  const numbers = new Map(partsOf(query).map((part, number) => [part, number]));
  const outcome = outcomes[0]?.[row];
  return (
    <div className={styles.report} tabIndex={0} role="region" aria-label="Why">
      {/* By the row: text that another one pushes aside would count as moved. */}
      <div id={id} key={row}>
        <p>
          <b>{titleOf(data, dataset.rows[row]!, row)}</b>: {outcomeWord(outcome)}
          {typeof outcome === 'string' && ` (${outcome.split('\n')[0]})`}
        </p>
        <ul>
          <PartReport part={query} fields={data.fields} outcomeOf={(part) => outcomes[numbers.get(part)!]?.[row]} />
        </ul>
        {reasons.length > 0 && <p>Formats differ: {reasons.map((reason) => REASONS[reason].title).join(', ')}.</p>}
      </div>
    </div>
  );
}

interface PartReportProps {
  part: Part;
  fields: readonly Field[];
  outcomeOf: (part: Part) => Outcome | undefined;
}

function PartReport({ part, fields, outcomeOf }: PartReportProps) {
  return (
    <li>
      <Mark outcome={outcomeOf(part)} /> {'rules' in part ? groupWords(part) : ruleWords(part, fields)}
      {'rules' in part && part.rules.length > 0 && (
        <ul>
          {(part.rules as (Part | string)[]).map((item, index) =>
            typeof item === 'string' ? (
              <li key={index}>{item}</li>
            ) : (
              <PartReport key={item.id ?? index} part={item} fields={fields} outcomeOf={outcomeOf} />
            ),
          )}
        </ul>
      )}
    </li>
  );
}

function groupWords(group: RuleGroupTypeAny): string {
  const not = group.not ? 'not ' : '';
  if (group.rules.length === 0) return `${not}a group without rules`;
  if (!('combinator' in group)) return `${not}this:`;
  return `${not}${group.combinator === 'or' ? 'any' : 'all'} of:`;
}
