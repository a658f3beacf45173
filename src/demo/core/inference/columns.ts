import type { Row } from '../engines/types';
import { LIST_OPERATORS, type FieldType } from '../fieldTypes';
import type { Description, PlacedDraft } from './types';

/** A value of a row; a list holds texts. */
export type Cell = Row[string] | readonly string[];

export interface Column {
  name: string;
  at?: number;
  cells: Cell[];
}

/** A text that is repeated is one of a list, unless there are more of them. */
const MAX_CHOICES = 12;

/** Few rows tell nothing about repetition. */
const MIN_REPEATED = 4;

/** Longer texts get an editor of several lines. */
const LONG_TEXT = 80;

const MAX_CHOICE_LENGTH = 40;

const FORMATS: readonly [FieldType, RegExp][] = [
  ['date', /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/],
  [
    'dateTime',
    /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])[T ](?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?Z?$/,
  ],
  ['time', /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/],
];

/** As the editor of a date and a time writes it. */
const editorDateTime = (text: string): string =>
  text
    .replace(' ', 'T')
    .replace(/Z$/, '')
    .replace(/(T\d\d:\d\d):00(?:\.0+)?$/, '$1');

const toOptions = (names: Iterable<string>) => [...new Set(names)].map((name) => ({ name, label: name }));

function choicesOf(texts: readonly string[]) {
  const options = toOptions(texts).sort((one, other) => (one.name < other.name ? -1 : 1));
  const isRepeated = texts.length >= MIN_REPEATED && options.length * 2 <= texts.length;
  const isShort = options.every(({ name }) => name !== '' && name.length <= MAX_CHOICE_LENGTH);
  return isRepeated && isShort && options.length > 1 && options.length <= MAX_CHOICES ? options : undefined;
}

/** A list becomes a text in which each of its items can be searched. */
function listDraft(cells: readonly Cell[]): Omit<PlacedDraft, 'name'> {
  const values = toOptions(cells.flatMap((cell) => (Array.isArray(cell) ? (cell as string[]) : [])));
  if (values.length === 0 || values.length > MAX_CHOICES * 2) return { type: 'text', operators: LIST_OPERATORS };
  return { type: 'choice', values, operators: LIST_OPERATORS };
}

function textDraft(texts: readonly string[]): Omit<PlacedDraft, 'name'> {
  const [format] = FORMATS.find(([, pattern]) => texts.every((text) => pattern.test(text))) ?? [];
  if (format) return { type: format };
  const values = choicesOf(texts);
  if (values) return { type: 'choice', values };
  return { type: texts.some((text) => text.length > LONG_TEXT || text.includes('\n')) ? 'longText' : 'text' };
}

function draftOf(cells: readonly Cell[]): Omit<PlacedDraft, 'name'> {
  const values = cells.filter((cell) => cell !== null);
  const isNullable = values.length < cells.length;
  const kinds = new Set(values.map((cell) => (Array.isArray(cell) ? 'list' : typeof cell)));
  const [kind] = kinds.size === 1 ? kinds : ['string'];
  if (values.length === 0) return { type: 'text', isNullable };
  if (kind === 'list') return { ...listDraft(values), isNullable };
  if (kind === 'string') return { ...textDraft(values.map(String)), isNullable };
  return { type: kind as FieldType, isNullable };
}

/** A text where a column has values of several kinds. */
function cellOf(cell: Cell, type: FieldType): Row[string] {
  if (Array.isArray(cell)) return cell.join(', ');
  if (cell === null || type === 'number' || type === 'boolean') return cell as Row[string];
  return type === 'dateTime' ? editorDateTime(String(cell)) : String(cell);
}

/** Fields by what is in the columns, and the rows. */
export function describeColumns(columns: readonly Column[], notes: string[]): Description {
  const fields = columns.map(({ name, at, cells }) => ({ name, ...(at !== undefined && { at }), ...draftOf(cells) }));
  const rows = (columns[0]?.cells ?? []).map((_, row) =>
    Object.fromEntries(columns.map(({ name, cells }, index) => [name, cellOf(cells[row]!, fields[index]!.type)])),
  );
  return { fields, rows, notes };
}
