import Papa from 'papaparse';
import { MAX_FIELDS, MAX_ROWS } from '../dataLimits';
import { ImportError, quoteShortened } from '../../../shared/ImportError';
import { describeColumns, type Cell } from './columns';
import type { Description } from './types';

interface Line {
  cells: string[];
  at: number;
}

const MISTAKES: Readonly<Record<string, string>> = {
  MissingQuotes: 'A quote is opened here and not closed.',
  InvalidQuotes: 'After a closing quote, a comma or the end of the line belongs.',
};

/** @throws ImportError at a quote that is not closed */
function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let at = 0;
  Papa.parse<string[]>(text, {
    step: ({ data, errors, meta }) => {
      const mistake = errors.find(({ code }) => code in MISTAKES);
      if (mistake) throw new ImportError(MISTAKES[mistake.code]!, quoteAt(text, mistake.index ?? at));
      if (data.some((cell) => cell.trim() !== '')) lines.push({ cells: data, at });
      at = meta.cursor;
    },
  });
  return lines;
}

/** The parser gives the place after the quote. */
const quoteAt = (text: string, index: number): number => Math.max(text.lastIndexOf('"', index), 0);

/** Without zeros in front and more digits than a number holds, which would be lost. */
const isNumber = (text: string): boolean =>
  /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(text) && text.replace(/\D/g, '').length <= 15;

const isNothing = (text: string): boolean => /^(?:|NULL|null|\\N)$/.test(text);

/** Values of one kind in all cells, or the texts as they are. */
function cellsOf(texts: readonly string[]): Cell[] {
  const values = texts.filter((text) => !isNothing(text));
  const read = (convert: (text: string) => Cell) => texts.map((text) => (isNothing(text) ? null : convert(text)));
  if (values.length > 0 && values.every(isNumber)) return read(Number);
  if (values.length > 0 && values.every((text) => /^(?:true|false)$/i.test(text)))
    return read((text) => /^true$/i.test(text));
  return read((text) => text);
}

/** Rows as CSV, or with another sign between the values; the first line has the names. */
export function readCsv(text: string): Description {
  const [header, ...lines] = linesOf(text);
  if (!header) throw new ImportError('There is nothing to read: the text is empty.');
  const names = header.cells.map((name, index) => name.trim() || `Column ${index + 1}`);
  if (names.length > MAX_FIELDS)
    throw new ImportError(`There are ${names.length} columns, and the demo takes at most ${MAX_FIELDS}.`, header.at);
  if (names.every(isNumber)) throw new ImportError('The first line has numbers, where the names of columns belong.', 0);
  if (lines.length === 0)
    throw new ImportError('There are names of columns in the first line, but no rows below it.', text.length);
  for (const { cells, at } of lines) {
    const extra = cells.slice(names.length).find((cell) => cell.trim() !== '');
    if (extra !== undefined) {
      const counts = `This row has ${cells.length} values, and there are ${names.length} names in the first line.`;
      throw new ImportError(`${counts} The first value without a name is ${quoteShortened(extra)}.`, at);
    }
  }
  const kept = lines.slice(0, MAX_ROWS);
  const columns = names.map((name, index) => ({
    name,
    at: header.at,
    cells: cellsOf(kept.map(({ cells }) => cells[index]?.trim() ?? '')),
  }));
  return describeColumns(columns, rowNotes(lines.length));
}

export const rowNotes = (count: number): string[] =>
  count > MAX_ROWS ? [`The demo takes the first ${MAX_ROWS} rows of ${count}.`] : [];
