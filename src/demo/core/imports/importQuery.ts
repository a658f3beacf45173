import type { Field, RuleGroupTypeAny } from 'react-querybuilder';
import { checkQuery, MAX_QUERY_ITEMS } from '../checkQuery';
import type { Options } from '../options';
import { mapRules } from '../query';
import type { ImportLanguage } from '../state';
import { unknownNames } from '../unknownNames';
import { checkRules } from './checkRules';
import type { Group, PlacedRule, Reader } from './clause';
import { ImportError, quoteShortened, type ImportProblem } from '../../../shared/ImportError';

/** Maximum length of an imported text, in characters. */
const MAX_TEXT = 100_000;

/** Each reader is loaded with its parser; those of one parser together. */
const READERS: Record<ImportLanguage, () => Promise<Reader>> = {
  sql: async () => (await import('./readSql')).readSql,
  mongodb: async () => (await import(/* webpackChunkName: "read-json" */ './readMongoDb')).readMongoDb,
  cel: async () => (await import('./readCel')).readCel,
  jsonlogic: async () => (await import(/* webpackChunkName: "read-json" */ './readJsonLogic')).readJsonLogic,
  json: async () => (await import(/* webpackChunkName: "read-json" */ './readOwnJson')).readOwnJson,
};

export type ImportResult = { query: RuleGroupTypeAny; notes: string[] } | ImportProblem;

type ImportOptions = Pick<Options, 'listsAsArrays' | 'independentCombinators'> & {
  fields: readonly Field[];
  /** Keeps names that `fields` lacks. */
  keepsNewFields?: boolean;
};

/** Imports a query from another language, completely or not at all. */
export async function importQuery(
  language: ImportLanguage,
  text: string,
  options: ImportOptions,
): Promise<ImportResult> {
  try {
    return await read(language, text, options);
  } catch (error) {
    // More brackets than a parser's stack can hold.
    if (error instanceof RangeError) return { problem: 'Conditions are nested too deep.' };
    if (error instanceof ImportError) return error.problemIn(text);
    throw error;
  }
}

async function read(
  language: ImportLanguage,
  text: string,
  { listsAsArrays, independentCombinators, fields, keepsNewFields = false }: ImportOptions,
): Promise<ImportResult> {
  if (text.trim() === '') throw new ImportError('There is nothing to import: the text is empty.');
  if (text.length > MAX_TEXT) {
    throw new ImportError(`The text is too long: it has ${text.length} characters, and ${MAX_TEXT} are allowed.`);
  }
  const readText = await READERS[language]();
  const { query, own, notes = [], textHint } = readText(text);
  const rules = rulesOf(query);
  if (rules.length > MAX_QUERY_ITEMS) {
    throw new ImportError(`There are more than ${MAX_QUERY_ITEMS} conditions.`, rules[MAX_QUERY_ITEMS]!.at);
  }
  const { fields: newFields, operators } = unknownNames({ combinator: 'and', rules }, fields);
  const isOwn = own !== undefined;
  const shown = checkRules(rules, { fields, newFields, keepsNewFields, isOwn, listsAsArrays, textHint });
  const checked = checkQuery(own ?? (listsAsArrays ? query : withTextLists(query)), independentCombinators);
  if ('problem' in checked) throw new ImportError(checked.problem);
  const kept = operators.map(({ operator }) => `The demo has no operator ${quoteShortened(operator)}, which was kept.`);
  return { query: checked.query, notes: [...new Set([...notes, ...shown, ...kept])] };
}

const rulesOf = ({ rules }: Group): PlacedRule[] =>
  rules.flatMap((item) => (typeof item === 'string' ? [] : 'rules' in item ? rulesOf(item) : [item]));

const withTextLists = (query: Group): Group =>
  mapRules(query, (rule) => (Array.isArray(rule.value) ? { ...rule, value: rule.value.join(',') } : rule));
