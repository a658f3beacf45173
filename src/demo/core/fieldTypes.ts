import { defaultOperators, type Field, type Operator, type Option } from 'react-querybuilder';

export type FieldType =
  'text' | 'longText' | 'number' | 'boolean' | 'date' | 'dateTime' | 'time' | 'choice' | 'choices';

interface TypeOfField {
  label: string;
  editor: Pick<Field, 'inputType' | 'valueEditorType' | 'defaultValue'>;
  operators: readonly string[];
}

const EQUAL = ['=', '!='];
const RANGES = ['between', 'notBetween'];
const ORDERED = [...EQUAL, '<', '>', '<=', '>=', ...RANGES];
const SEARCHED = ['contains', 'beginsWith', 'endsWith', 'doesNotContain', 'doesNotBeginWith', 'doesNotEndWith'];
const LISTED = ['in', 'notIn'];

/** Operators of a text that lists some choices. */
export const LIST_OPERATORS = ['contains', 'doesNotContain'];

/** In display order. */
export const FIELD_TYPES: Readonly<Record<FieldType, TypeOfField>> = {
  text: { label: 'Text', editor: {}, operators: [...EQUAL, ...SEARCHED, ...LISTED] },
  longText: { label: 'Long text', editor: { valueEditorType: 'textarea' }, operators: [...EQUAL, ...SEARCHED] },
  number: { label: 'Number', editor: { inputType: 'number' }, operators: [...ORDERED, ...LISTED] },
  boolean: { label: 'Yes or no', editor: { valueEditorType: 'checkbox', defaultValue: false }, operators: ['='] },
  date: { label: 'Date', editor: { inputType: 'date' }, operators: ORDERED },
  dateTime: { label: 'Date and time', editor: { inputType: 'datetime-local' }, operators: ORDERED },
  time: { label: 'Time', editor: { inputType: 'time' }, operators: ORDERED },
  choice: { label: 'One of a list', editor: { valueEditorType: 'select' }, operators: EQUAL },
  choices: { label: 'Several of a list', editor: { valueEditorType: 'multiselect' }, operators: LISTED },
};

export const TYPE_NAMES = Object.keys(FIELD_TYPES) as FieldType[];

const typeWith = (property: 'valueEditorType' | 'inputType', value: unknown): FieldType | undefined =>
  TYPE_NAMES.find((type) => value && FIELD_TYPES[type].editor[property] === value);

/** Radio buttons are those of a list too. */
export const typeOf = ({ valueEditorType, inputType }: Field): FieldType =>
  typeWith('valueEditorType', valueEditorType === 'radio' ? 'select' : valueEditorType) ??
  typeWith('inputType', inputType) ??
  'text';

export const hasValues = (type: FieldType): boolean => type === 'choice' || type === 'choices';

export const operatorsOf = ({ operators }: Field): readonly Operator[] => (operators ?? defaultOperators) as Operator[];

const UNARY = ['null', 'notNull'];

/** Whether an operator takes no value. */
export const isUnary = (name: string): boolean => UNARY.includes(name);

/** Whether an operator takes several values. */
export const takesList = (name: string): boolean => [...LISTED, ...RANGES].includes(name);

/** The first operator is that of a new rule, which is to have a value. */
const LAST_UNARY = [...defaultOperators].sort((one, other) => Number(isUnary(one.name)) - Number(isUnary(other.name)));

/** Operators in one order, with the library's labels. */
export const namedOperators = (names: readonly string[]): Field['operators'] =>
  LAST_UNARY.filter(({ name }) => names.includes(name)).map(({ name, label }) => ({ name, label }));

/** The choices of a field, without their groups. */
export const valuesOf = ({ values = [] }: Field): Option[] =>
  (values as (Option | { options: Option[] })[]).flatMap((item) => ('options' in item ? item.options : [item]));

/** `orderDate`, `order_date` and `OrderDate` become `Order date`. */
export function labelOf(name: string): string {
  const words = name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[\s_.-]+/)
    .filter(Boolean)
    .map((word) => (/^\p{Lu}+$/u.test(word) ? word : word.toLowerCase()))
    .join(' ');
  return words ? words.charAt(0).toUpperCase() + words.slice(1) : name;
}

/** What a field is made of; all but the name and the type have a default. */
export interface FieldDraft {
  name: string;
  type: FieldType;
  label?: string;
  values?: readonly Option[];
  /** Those of the type by default. */
  operators?: readonly string[];
  /** Whether a row can be without a value; yes by default. */
  isNullable?: boolean;
}

export function makeField({
  name,
  type,
  label = labelOf(name),
  values,
  operators,
  isNullable = true,
}: FieldDraft): Field {
  const { editor, operators: usual } = FIELD_TYPES[type];
  // A yes or no has a checkbox, which would be there for an operator without a value too.
  const unary = isNullable && type !== 'boolean' ? UNARY : [];
  return {
    name,
    label,
    ...editor,
    // Also names the two inputs of a range for screen readers.
    ...(!hasValues(type) && type !== 'boolean' && { placeholder: label }),
    ...(hasValues(type) && { values: [...(values ?? [])] }),
    operators: namedOperators([...(operators ?? usual), ...unary]),
  };
}
