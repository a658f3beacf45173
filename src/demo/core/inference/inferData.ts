import type { Field } from 'react-querybuilder';
import { MAX_CELL_LENGTH, MAX_FIELDS, MAX_NAME_LENGTH, MAX_VALUES, nameProblem } from '../dataLimits';
import type { Row } from '../engines/types';
import { makeField } from '../fieldTypes';
import type { DataLanguage } from '../state';
import { ImportError, quoteShortened, type ImportProblem } from '../../../shared/ImportError';
import type { PlacedDraft, Reader } from './types';

/** Maximum length of a text, in characters. */
const MAX_TEXT = 1_000_000;

/** Each reader is loaded with its parser. */
const READERS = {
  json: async (): Promise<Reader> => (await import('./readJson')).readJson,
  typeScript: async (): Promise<Reader> => (await import('./readTypeScript')).readTypeScript,
  sql: async (): Promise<Reader> => (await import('./readCreateTable')).readCreateTable,
  csv: async (): Promise<Reader> => (await import('./readCsv')).readCsv,
};

type Language = keyof typeof READERS;

const COMMENTS = /^(?:\s|--[^\n]*|\/\/[^\n]*|#[^\n]*|\/\*[\s\S]*?\*\/)*/;

/** The language of a text, by its first words. */
function languageOf(text: string): Language {
  const start = text.replace(/^\uFEFF/, '').replace(COMMENTS, '');
  if (/^[[{]/.test(start)) return 'json';
  if (/^[a-z]+\s/i.test(start) && /\bcreate\s+(?:\w+\s+){0,3}table\b/i.test(start)) return 'sql';
  if (
    /^(?:import\s|@\w|(?:(?:export|declare|default|abstract)\s+)*(?:type|interface|class|enum|const\s+enum)\s+[\w$]+)/.test(
      start,
    )
  )
    return 'typeScript';
  return 'csv';
}

export interface Inferred {
  fields: Field[];
  /** None for a type. */
  rows: Row[];
  language: DataLanguage;
  notes: string[];
}

/** Reads the fields, and the rows if there are any, from rows, a type, a table or a schema. */
export async function inferData(text: string): Promise<Inferred | ImportProblem> {
  try {
    return await read(text);
  } catch (error) {
    if (error instanceof ImportError) return error.problemIn(text);
    throw error;
  }
}

async function read(text: string): Promise<Inferred> {
  if (text.trim() === '') throw new ImportError('There is nothing to read: the text is empty.');
  if (text.length > MAX_TEXT)
    throw new ImportError(`The text is too long: it has ${text.length} characters, and ${MAX_TEXT} are allowed.`);
  const language = languageOf(text);
  const readText = await READERS[language]();
  // A mark at the beginning, which some programs write, is a blank to all parsers.
  const { fields, rows, notes } = readText(text.replace(/^\uFEFF/, ' '));
  if (fields.length === 0) throw new ImportError('There are no names of fields in the text.');
  if (fields.length > MAX_FIELDS) {
    const count = `There are ${fields.length} fields, and the demo takes at most ${MAX_FIELDS}.`;
    throw new ImportError(count, fields[MAX_FIELDS]!.at);
  }
  const names: string[] = [];
  for (const field of fields) {
    checkDraft(field, names);
    names.push(field.name);
  }
  checkCells(rows ?? []);
  return {
    fields: fields.map(makeField),
    rows: rows ?? [],
    language: language === 'json' && !rows ? 'schema' : language,
    notes,
  };
}

function checkDraft({ name, label = '', values = [], at }: PlacedDraft, taken: readonly string[]): void {
  const problem = nameProblem(name, taken);
  if (problem) throw new ImportError(problem, at);
  if (values.length > MAX_VALUES)
    throw new ImportError(`${quoteShortened(name)} has ${values.length} values, and ${MAX_VALUES} are allowed.`, at);
  const long = [label, ...values.map((value) => value.name)].find((text) => text.length > MAX_NAME_LENGTH);
  if (long === undefined) return;
  const what = `${quoteShortened(long)}, of ${quoteShortened(name)},`;
  throw new ImportError(`${what} is longer than ${MAX_NAME_LENGTH} characters.`, at);
}

function checkCells(rows: readonly Row[]): void {
  rows.forEach((row, index) => {
    const long = Object.entries(row).find(([, cell]) => typeof cell === 'string' && cell.length > MAX_CELL_LENGTH);
    if (!long) return;
    const place = `${quoteShortened(long[0])} of row ${index + 1}`;
    throw new ImportError(`The value of ${place} is longer than ${MAX_CELL_LENGTH} characters.`);
  });
}
