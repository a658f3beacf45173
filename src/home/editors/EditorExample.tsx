import { useState, type ComponentProps } from 'react';
import { formatQuery, QueryBuilder, type Field, type RuleGroupType, type RuleType } from 'react-querybuilder';
import * as styles from './EditorExample.module.css';

/** How many values an operator takes; undefined for texts and lists. */
export const valueCount = (operator: string): 1 | 2 | undefined =>
  /^(?:!?=|[<>]=?)$/.test(operator) ? 1 : /^(?:between|notBetween)$/.test(operator) ? 2 : undefined;

interface EditorExampleProps {
  fields: Field[];
  rule: RuleType & { id: string };
  controlElements: ComponentProps<typeof QueryBuilder>['controlElements'];
  resetOnOperatorChange?: boolean;
  getDefaultValue?: (rule: RuleType) => unknown;
}

export function EditorExample({ fields, rule, ...props }: EditorExampleProps) {
  const [query, setQuery] = useState<RuleGroupType>({ id: `${rule.id}-group`, combinator: 'and', rules: [rule] });
  return (
    <>
      <QueryBuilder
        {...props}
        fields={fields}
        query={query}
        onQueryChange={(changed: RuleGroupType) => setQuery(changed)}
      />
      <p className={styles.sql}>
        <code translate="no">{formatQuery(query, { format: 'sql', fields, parseNumbers: true })}</code>
      </p>
    </>
  );
}
