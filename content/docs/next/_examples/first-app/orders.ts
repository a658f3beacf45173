import {
  type Field,
  formatQuery,
  parseSQL,
  type RuleGroupType,
  type RuleType,
} from 'react-querybuilder';

const filled = ({ value }: RuleType) =>
  String(value).split(',').every(Boolean)
    ? true
    : { valid: false, reasons: ['Bitte ausfüllen'] };

const compare = [
  { name: '=', label: 'ist' },
  { name: '>=', label: 'ab' },
  { name: '<=', label: 'bis' },
  { name: 'between', label: 'zwischen' },
];

export const fields: Field[] = [
  {
    name: 'customer',
    label: 'Kunde',
    operators: [
      { name: '=', label: 'ist' },
      { name: 'contains', label: 'enthält' },
    ],
    validator: filled,
  },
  {
    name: 'amount',
    label: 'Betrag',
    inputType: 'number',
    operators: compare,
    validator: filled,
  },
  {
    name: 'orderedOn',
    label: 'Bestellt am',
    operators: [
      ...compare,
      { name: 'lastNDays', label: 'in den letzten Tagen' },
    ],
    validator: filled,
  },
  {
    name: 'discount',
    label: 'Rabatt',
    operators: compare.slice(0, 3),
    range: [0, 50],
    defaultValue: '10',
  },
  {
    name: 'tags',
    label: 'Merkmale',
    valueEditorType: 'multiselect',
    operators: [{ name: 'in', label: 'eines von' }],
    values: [
      { name: 'new', label: 'Neu' },
      { name: 'urgent', label: 'Eilig' },
    ],
    defaultValue: '',
    validator: filled,
  },
];

export const getInputType = (field: string, operator: string) => {
  if (field !== 'orderedOn') return 'text';
  return operator === 'lastNDays' ? 'number' : 'date';
};

export const depth = (group: RuleGroupType): number =>
  1 + Math.max(0, ...group.rules.map((r) => ('rules' in r ? depth(r) : 0)));

const mapRules = (
  group: RuleGroupType,
  change: (rule: RuleType) => RuleType,
): RuleGroupType => ({
  ...group,
  rules: group.rules.map((r) =>
    'rules' in r ? mapRules(r, change) : change(r),
  ),
});

const daysBefore = (today: string, days: number) =>
  new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10);

export const toSQL = (query: RuleGroupType, today: string) =>
  formatQuery(
    mapRules(query, (rule) =>
      rule.operator === 'lastNDays'
        ? {
            ...rule,
            operator: '>=',
            value: daysBefore(today, Number(rule.value)),
          }
        : rule,
    ),
    { format: 'parameterized', fields },
  );

/** Imports SQL. Throws if it has another syntax, or rules that this app does not know. */
export const fromSQL = (sql: string): RuleGroupType => {
  const query = parseSQL(sql);
  mapRules(query, (rule) => {
    const field = fields.find(({ name }) => name === rule.field);
    const operators = (field?.operators ?? []) as { name: string }[];
    if (!operators.some(({ name }) => name === rule.operator))
      throw new Error(`Unbekannt: ${rule.field} ${rule.operator}`);
    return rule;
  });
  if (depth(query) > 3) throw new Error('Höchstens drei Ebenen');
  return query;
};
