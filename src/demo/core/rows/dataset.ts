import type { Field } from 'react-querybuilder';
import { MUSICIANS } from '../engines/musicians';
import type { Dataset, Row } from '../engines/types';
import { hasOwnFields, type Data } from '../state';

const columnType = ({ inputType, valueEditorType }: Field): string => {
  if (inputType === 'number') return 'numeric';
  return valueEditorType === 'checkbox' ? 'boolean' : 'text';
};

/** What queries about some data run on: each field is a column, which is NULL where a row has no value. */
export function datasetOf(data: Data): Dataset {
  const { fields, rows } = data;
  if (!rows && !hasOwnFields(data)) return MUSICIANS;
  const columns = {
    ...Object.fromEntries(fields.map((field) => [field.name, columnType(field)])),
    ...(!rows && MUSICIANS.columns),
  };
  const empty = Object.fromEntries(Object.keys(columns).map((name) => [name, null]));
  return { columns, rows: (rows ?? MUSICIANS.rows).map((row) => ({ ...empty, ...row })) };
}

/** What a row is called. */
export const titleOf = (data: Data, { firstName, lastName }: Row, number: number): string =>
  data.rows ? `Row ${number + 1}` : `${firstName} ${lastName}`;
