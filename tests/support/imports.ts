import type { RuleGroupTypeAny } from 'react-querybuilder';
import { exportQuery } from '../../src/demo/core/exportQuery';
import { fields } from '../../src/demo/core/fields';
import { importQuery, type ImportResult } from '../../src/demo/core/imports/importQuery';
import type { Options } from '../../src/demo/core/options';
import type { ImportLanguage } from '../../src/demo/core/state';

type ImportOptions = Parameters<typeof importQuery>[2];

const PLAIN: ImportOptions = { listsAsArrays: false, independentCombinators: false, fields };

/** Imports a text. Throws Error with the problem if it is rejected. */
export async function imported(language: ImportLanguage, text: string, options?: Partial<ImportOptions>) {
  const result = await importQuery(language, text, { ...PLAIN, ...options });
  if ('problem' in result) throw new Error(`${result.problem}\n${text}`);
  return result;
}

/** Expects that an import is rejected. Throws Error if it succeeds. */
export async function refused(language: ImportLanguage, text: string, options?: Partial<ImportOptions>) {
  const result: ImportResult = await importQuery(language, text, { ...PLAIN, ...options });
  if ('query' in result) throw new Error(`${text}\nbecame ${JSON.stringify(result.query)}`);
  return result;
}

/** Exports a query and imports the result. */
export const again = async (query: RuleGroupTypeAny, language: ImportLanguage, options: Options) =>
  (await imported(language, exportQuery(query, language, options), options)).query;
