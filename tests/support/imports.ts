import type { RuleGroupTypeAny } from 'react-querybuilder';
import { exportQuery } from '../../src/demo/core/exportQuery';
import { importQuery, type ImportResult } from '../../src/demo/core/imports/importQuery';
import type { Options } from '../../src/demo/core/options';
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

/** The query that a text becomes. Throws as `imported` does. */
export const read = async (...parameters: Parameters<typeof imported>) => (await imported(...parameters)).query;

/** The query that an export of it is read as. */
export const again = (query: RuleGroupTypeAny, language: ImportLanguage, options: Options) =>
  read(language, exportQuery(query, language, options), options);

/** A query without what differs each time. */
export const withoutIds = (query: RuleGroupTypeAny): unknown =>
  JSON.parse(JSON.stringify(query, (name, value: unknown) => (name === 'id' ? undefined : value)));
