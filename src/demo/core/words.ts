import { toArray, type Field, type RuleGroupTypeAny, type RuleType } from 'react-querybuilder';
import { fields as musicianFields } from './fields';
import { isUnary, takesList, valuesOf } from './fieldTypes';

const OPERATORS: Record<string, string> = {
  '=': 'is',
  '!=': 'is not',
  '<': 'is less than',
  '>': 'is greater than',
  '<=': 'is at most',
  '>=': 'is at least',
  contains: 'contains',
  beginsWith: 'begins with',
  endsWith: 'ends with',
  doesNotContain: 'does not contain',
  doesNotBeginWith: 'does not begin with',
  doesNotEndWith: 'does not end with',
  null: 'has no value',
  notNull: 'has a value',
  in: 'is one of',
  notIn: 'is none of',
  between: 'is between',
  notBetween: 'is not between',
  lastNDays: 'is in the last days:',
};

const TIMES: Record<string, string> = {
  '<': 'is before',
  '>': 'is after',
  '<=': 'is at the latest',
  '>=': 'is at the earliest',
};

const fieldOf = (name: string, fields: readonly Field[]) => fields.find((field) => field.name === name);

const labelOf = (name: string, fields: readonly Field[]): string => fieldOf(name, fields)?.label ?? name;

/** Words of a value: the label of a field or of a choice, or the value in quotes. */
function wordsOf({ field, value, valueSource }: RuleType, fields: readonly Field[]): string[] {
  const known = fieldOf(field, fields);
  const labels = new Map(known && valuesOf(known).map((it) => [it.name, it.label]));
  return (Array.isArray(value) ? value : [value ?? '']).map((it: unknown) =>
    valueSource === 'field' ? labelOf(String(it), fields) : `“${labels.get(String(it)) ?? String(it)}”`,
  );
}

const isOfTime = (inputType: string | null | undefined): boolean => /^(?:date|time)/.test(inputType ?? '');

/** What a rule says, such as `Age is greater than “26”`. */
export function ruleWords(rule: RuleType, fields: readonly Field[] = musicianFields): string {
  const { field, operator, value } = rule;
  const { inputType, valueEditorType } = fieldOf(field, fields) ?? {};
  const label = labelOf(field, fields);
  if (valueEditorType === 'checkbox' && operator === '=') return `${label}: ${value ? 'yes' : 'no'}`;
  const start = `${label} ${(isOfTime(inputType) && TIMES[operator]) || OPERATORS[operator] || operator}`;
  if (isUnary(operator)) return start;
  if (!takesList(operator)) return `${start} ${wordsOf(rule, fields).join(', ')}`;
  const words = wordsOf({ ...rule, value: toArray(value) }, fields);
  return `${start} ${words.join(operator.endsWith('etween') ? ' and ' : ', ') || 'nothing'}`;
}

/** What a query says, in one sentence without an end; groups are in brackets, as nothing else is as exact. */
export function queryWords(query: RuleGroupTypeAny, fields: readonly Field[] = musicianFields): string {
  if (query.rules.length === 0) return query.not ? 'not (no rules)' : 'no rules';
  const words = query.rules.map((item) => {
    if (typeof item === 'string') return item.toLowerCase();
    if (!('rules' in item)) return ruleWords(item, fields);
    const inside = queryWords(item, fields);
    return item.not ? inside : `(${inside})`;
  });
  const joined = 'combinator' in query ? words.join(` ${query.combinator} `) : words.join(' ');
  return query.not ? `not (${joined})` : joined;
}
