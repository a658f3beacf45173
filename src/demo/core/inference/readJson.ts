import { ImportError } from '../../../shared/ImportError';
import { parseJson } from '../../../shared/parseJson';
import { isJsonSchema, readJsonSchema } from './readJsonSchema';
import { readJsonRows } from './readJsonRows';
import type { Description } from './types';

/** Whether each line is an object by itself. */
const isLines = (text: string): boolean => {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.length > 1 && lines.every((line) => /^\s*\{.*\}\s*$/.test(line));
};

/** A list of the same length, but for its first character. */
const asList = (text: string): string => `[${text.trimEnd().replace(/(\}[^\S\n]*)\n(?=\s*\{)/g, '$1,')}]`;

/** Rows, one a line too, or a JSON Schema. */
export function readJson(text: string): Description {
  try {
    if (!isLines(text)) return describe(text);
    return describe(asList(text));
  } catch (error) {
    if (error instanceof RangeError) throw new ImportError('There are too many brackets in one another.');
    if (!(error instanceof ImportError) || error.at === undefined || !isLines(text)) throw error;
    throw new ImportError(error.message, Math.max(error.at - 1, 0));
  }
}

function describe(text: string): Description {
  const root = parseJson(text);
  if (isJsonSchema(root)) return readJsonSchema(root);
  return readJsonRows(root, ({ offset, length }) => text.slice(offset, offset + length));
}
