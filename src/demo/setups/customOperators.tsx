import { useMemo } from 'react';
import {
  defaultOperators,
  QueryBuilder,
  type Field,
  type Operator,
  type RuleGroupTypeAny,
  type RuleType,
} from 'react-querybuilder';
import type { SetupProps } from './types';

const LAST_DAYS: Operator = { name: 'lastNDays', label: 'in the last … days' };

const isDate = ({ inputType }: Field): boolean => inputType === 'date' || inputType === 'datetime-local';

/** Dates can be in the last days. Their input depends on the operator, so the field must not name one. */
export const withLastDays = (fields: readonly Field[]): Field[] =>
  fields.map((field) => {
    if (!isDate(field)) return field;
    const { operators = defaultOperators } = field;
    return { ...field, inputType: null, operators: [...(operators as Operator[]), LAST_DAYS] };
  });

export function CustomOperators(props: SetupProps) {
  const fields = useMemo(() => withLastDays(props.fields), [props.fields]);
  const inputTypes = new Map(props.fields.map(({ name, inputType }) => [name, inputType ?? 'text']));
  return (
    <QueryBuilder
      {...props}
      fields={fields}
      getInputType={(field, operator) => (operator === LAST_DAYS.name ? 'number' : (inputTypes.get(field) ?? 'text'))}
      resetOnOperatorChange
    />
  );
}

/** A hundred years. */
const MAX_DAYS = 36_500;

/** Numbers of days that make no sense give the nearest that does. */
function firstDay(value: unknown): string {
  const days = Math.min(Math.max(Math.trunc(Number(value)) || 0, 0), MAX_DAYS);
  const date = new Date();
  date.setDate(date.getDate() - days);
  const twoDigits = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}

const resolveRule = (rule: RuleType): RuleType =>
  rule.operator === LAST_DAYS.name ? { ...rule, operator: '>=', value: firstDay(rule.value) } : rule;

/** What an export gets: an ordinary rule in place of one about the last days. Store the query as it is. */
export const prepareQuery = <Query extends RuleGroupTypeAny>(query: Query): Query => ({
  ...query,
  rules: query.rules.map((item) =>
    typeof item === 'string' ? item : 'rules' in item ? prepareQuery(item) : resolveRule(item),
  ),
});
