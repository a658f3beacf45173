import type { Field, Option, OptionGroup } from 'react-querybuilder';
import { demand, isRecord, ownProperty } from './checkQuery';
import { MAX_CELL_LENGTH, MAX_FIELDS, MAX_NAME_LENGTH, MAX_ROWS, MAX_VALUES, nameProblem } from './dataLimits';
import type { Row } from './engines/types';
import { namedOperators } from './fieldTypes';
import type { Data } from './state';

const TEXTS = ['placeholder', 'comparator', 'group', 'defaultOperator'] as const;

const INPUT_TYPES = ['text', 'number', 'date', 'datetime-local', 'time'];

const EDITORS = ['text', 'select', 'checkbox', 'radio', 'textarea', 'multiselect'];

const WRONG = 'The fields in the link are not valid.';

const WRONG_ROWS = 'The rows in the link are not valid.';

/** What of a field links and generated code hold: everything that is no function. */
export const plainField = (field: Field): Field =>
  Object.fromEntries(Object.entries(field).filter(([, value]) => typeof value !== 'function')) as Field;

/**
 * Rebuilds untrusted data from known properties only.
 *
 * @throws with a sentence for the user
 */
export function readData(fields: unknown, rows: unknown): Data {
  demand(Array.isArray(fields) && fields.length > 0, WRONG);
  demand(fields.length <= MAX_FIELDS, `The link has more than ${MAX_FIELDS} fields.`);
  const read: Field[] = [];
  for (const field of fields) read.push(readField(field, read));
  return { fields: read, ...(rows !== undefined && { rows: readRows(rows, read) }) };
}

function readText(text: unknown): string {
  demand(typeof text === 'string' && text.length <= MAX_NAME_LENGTH, WRONG);
  return text.replace(/\p{Surrogate}/gu, '\ufffd');
}

function readField(source: unknown, before: readonly Field[]): Field {
  demand(isRecord(source), WRONG);
  const name = readText(ownProperty(source, 'name'));
  const problem = nameProblem(
    name,
    before.map((field) => field.name),
  );
  demand(!problem, problem ?? '');
  const has = (property: string) => ownProperty(source, property) !== undefined;
  const texts = TEXTS.filter(has).map((property) => [property, readText(ownProperty(source, property))]);
  const oneOf = (property: string, known: readonly string[]) => {
    const value = ownProperty(source, property);
    demand(value === undefined || known.includes(value as string), WRONG);
    return value === undefined ? {} : { [property]: value };
  };
  const sources = ownProperty(source, 'valueSources');
  return {
    name,
    label: has('label') ? readText(ownProperty(source, 'label')) : name,
    ...Object.fromEntries(texts),
    ...oneOf('inputType', INPUT_TYPES),
    ...oneOf('valueEditorType', EDITORS),
    ...(ownProperty(source, 'defaultValue') === false && { defaultValue: false }),
    ...(Array.isArray(sources) && { valueSources: sources.includes('field') ? ['field', 'value'] : ['value'] }),
    ...(has('values') && { values: readValues(ownProperty(source, 'values')) }),
    ...(has('operators') && { operators: readOperators(ownProperty(source, 'operators')) }),
  } as Field;
}

function readOption(source: unknown): Option {
  demand(isRecord(source), WRONG);
  return { name: readText(ownProperty(source, 'name')), label: readText(ownProperty(source, 'label')) };
}

function readValues(source: unknown): Option[] | OptionGroup[] {
  demand(Array.isArray(source) && source.length <= MAX_VALUES, WRONG);
  return source.map((item: unknown) => {
    const options = isRecord(item) ? ownProperty(item, 'options') : undefined;
    if (options === undefined) return readOption(item);
    demand(Array.isArray(options) && options.length <= MAX_VALUES, WRONG);
    return { label: readText(ownProperty(item as object, 'label')), options: options.map(readOption) };
  }) as Option[] | OptionGroup[];
}

/** Known ones: their labels are the library's. */
function readOperators(source: unknown): Field['operators'] {
  demand(Array.isArray(source), WRONG);
  const operators = namedOperators(source.map((item) => (isRecord(item) ? String(ownProperty(item, 'name')) : '')));
  demand(operators!.length > 0, WRONG);
  return operators;
}

function readRows(source: unknown, fields: readonly Field[]): Row[] {
  demand(Array.isArray(source) && source.length <= MAX_ROWS, WRONG_ROWS);
  return source.map((row: unknown) => {
    demand(isRecord(row), WRONG_ROWS);
    return Object.fromEntries(fields.map(({ name }) => [name, readCell(ownProperty(row, name))]));
  });
}

function readCell(cell: unknown): Row[string] {
  if (cell === undefined || cell === null) return null;
  const isText = typeof cell === 'string' && cell.length <= MAX_CELL_LENGTH;
  demand(isText || typeof cell === 'boolean' || Number.isFinite(cell), WRONG_ROWS);
  return cell as Row[string];
}
