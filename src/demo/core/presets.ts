import type { Field, RuleGroupType, RuleType } from 'react-querybuilder';
import { MUSICIANS } from './engines/musicians';
import { operatorsOf, typeOf, valuesOf } from './fieldTypes';
import { withIds } from './query';
import type { Data } from './state';

interface Preset {
  label: string;
  /** What the query shows. */
  description: string;
  query: RuleGroupType;
}

const MANY = 200;

/** Operators that take one value. */
const SINGLE = ['=', '!=', '<', '>', '<=', '>=', 'contains', 'beginsWith', 'endsWith'];

const group = (combinator: string, ...rules: RuleGroupType['rules']): RuleGroupType => ({ combinator, rules });

/** Queries about some data, with values of their rows where there are any. */
export function presetsOf({ fields, rows = MUSICIANS.rows }: Data): Preset[] {
  const valuesIn = (field: Field): unknown[] => {
    if (typeOf(field) === 'boolean') return [true, false];
    const values = valuesOf(field).map(({ name }) => name);
    const found = rows.map((row) => row[field.name]).filter((value) => value !== null && value !== undefined);
    return values.length > 0 ? values : found.length > 0 ? found : [''];
  };
  const ruleAt = (index: number, wanted?: string): RuleType => {
    const field = fields[index % fields.length]!;
    const names = operatorsOf(field).map(({ name }) => name);
    const single = names.filter((name) => SINGLE.includes(name));
    const operator = wanted ?? single[Math.floor(index / fields.length) % single.length] ?? names[0] ?? '=';
    const values = valuesIn(field);
    const [one, other] = [values[index % values.length], values[(index + 1) % values.length]].map(String).sort();
    const value = operator === 'between' ? `${one},${other}` : values[index % values.length];
    return { field: field.name, operator, value };
  };
  const times = [...fields.keys()].filter((index) => /^(?:date|dateTime|time)$/.test(typeOf(fields[index]!)));
  const presets: Preset[] = [
    { label: 'Simple', description: 'Two rules that must both hold', query: group('and', ruleAt(0), ruleAt(1)) },
    {
      label: 'Nested',
      description: 'Groups in groups, one of them negated',
      query: group('and', ruleAt(0), group('or', ruleAt(1), { ...group('and', ruleAt(2), ruleAt(3)), not: true })),
    },
    {
      label: 'Dates',
      description: 'Ranges of dates and times',
      query: group('and', ...times.map((index) => ruleAt(index, 'between'))),
    },
    {
      label: `${MANY} rules`,
      description: 'Twenty groups of ten rules',
      query: group(
        'or',
        ...Array.from({ length: MANY / 10 }, (_, outer) =>
          group('and', ...Array.from({ length: 10 }, (_item, inner) => ruleAt(outer * 10 + inner))),
        ),
      ),
    },
  ];
  return presets
    .filter(({ query }) => query.rules.length > 0)
    .map((preset) => ({ ...preset, query: withIds(preset.query) }));
}
