import { importQuery, type ImportResult } from '../../src/demo/core/imports/importQuery';
import type { ImportLanguage } from '../../src/demo/core/state';

type ImportOptions = Parameters<typeof importQuery>[2];

const PLAIN: ImportOptions = { listsAsArrays: false, independentCombinators: false };

/**
 * The query that a text becomes, and notes.
 *
 * @throws Error with the problem if it becomes none
 */
export async function imported(language: ImportLanguage, text: string, options?: Partial<ImportOptions>) {
  const result = await importQuery(language, text, { ...PLAIN, ...options });
  if ('problem' in result) throw new Error(`${result.problem}\n${text}`);
  return result;
}

/**
 * The problem that keeps a text from becoming a query.
 *
 * @throws Error if it becomes one
 */
export async function refused(language: ImportLanguage, text: string, options?: Partial<ImportOptions>) {
  const result: ImportResult = await importQuery(language, text, { ...PLAIN, ...options });
  if ('query' in result) throw new Error(`${text}\nbecame ${JSON.stringify(result.query)}`);
  return result;
}
