import { quoteShortened } from '../../shared/ImportError';

/** Maximum number of fields: each rule lists them all. */
export const MAX_FIELDS = 200;

export const MAX_ROWS = 1_000;

/** Maximum length of a name or label of a field, or of one of its values, in characters. */
export const MAX_NAME_LENGTH = 100;

/** Maximum number of values of a field. */
export const MAX_VALUES = 500;

/** Maximum length of a value of a row, in characters. */
export const MAX_CELL_LENGTH = 10_000;

/** Why a field cannot have a name, in a sentence. */
export function nameProblem(name: string, taken: readonly string[]): string | undefined {
  if (name.trim() === '') return 'A field needs a name.';
  if (name.length > MAX_NAME_LENGTH)
    return `The name ${quoteShortened(name)} is longer than ${MAX_NAME_LENGTH} characters.`;
  // It would be the prototype of an object with values by field.
  if (name === '__proto__') return 'No field can be called “__proto__”: JavaScript keeps that name for itself.';
  return taken.includes(name) ? `There is another field ${quoteShortened(name)}.` : undefined;
}
