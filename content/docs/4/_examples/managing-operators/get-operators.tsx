import {
  defaultOperators,
  type Field,
  type NameLabelPair,
  QueryBuilder,
  type RuleGroupType,
} from 'react-querybuilder';

const fields: Field[] = [
  { name: 'firstName', label: 'First name', datatype: 'text' },
  {
    name: 'lastName',
    label: 'Last name',
    datatype: 'text',
    operators: [{ name: '=', label: 'is exactly' }],
  },
  { name: 'age', label: 'Age', datatype: 'number', inputType: 'number' },
  {
    name: 'guitars',
    label: 'Number of guitars',
    datatype: 'number',
    inputType: 'number',
  },
  {
    name: 'birthdate',
    label: 'Birthdate',
    datatype: 'date',
    inputType: 'date',
  },
  { name: 'city', label: 'City' },
];

const only = (...names: string[]) =>
  defaultOperators.filter(({ name }) => names.includes(name));

const operatorsByDatatype: Record<string, NameLabelPair[]> = {
  text: only('=', '!=', 'contains', 'beginsWith', 'endsWith'),
  number: only('=', '!=', '<', '<=', '>', '>=', 'between'),
  date: [
    { name: '=', label: 'on' },
    { name: '<', label: 'before' },
    { name: '>', label: 'after' },
    { name: 'null', label: 'is unknown' },
  ],
};

const getOperators = (fieldName: string) => {
  const field = fields.find(({ name }) => name === fieldName);
  return operatorsByDatatype[field?.datatype] ?? null;
};

const defaultQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: fields.map(({ name }) => ({
    id: name,
    field: name,
    operator: '=',
    value: '',
  })),
};

export default function GetOperators() {
  return (
    <QueryBuilder
      fields={fields}
      defaultQuery={defaultQuery}
      getOperators={getOperators}
    />
  );
}
