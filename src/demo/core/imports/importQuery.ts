import type { RuleGroupType, RuleGroupTypeAny } from 'react-querybuilder';
import { checkQuery } from '../checkQuery';
import { toCombinators } from '../convertQuery';
import { IMPORT_LANGUAGES } from '../formats';
import type { Options } from '../options';
import type { ImportLanguage } from '../state';
import { checkRules } from './checkRules';
import { ImportError, placeAt } from './ImportError';
import { meaningOf } from './meaningOf';
import { EXACT, type Clause, type ParserOptions, type PlacedRule, type Reader } from './reading';

/** Longest text that is imported, in characters. */
const MAX_TEXT = 100_000;

/** The readers come with the parsers, which are large. */
const READERS: Record<ImportLanguage, () => Promise<Reader>> = {
  sql: async () => (await import('./importSql')).readSql,
  mongodb: async () => (await import('./importMongoDb')).readMongoDb,
  cel: async () => (await import('./importCel')).readCel,
  jsonlogic: async () => (await import('./importJsonLogic')).readJsonLogic,
};

/** Why a text gives no query, with line and column, from 1, where they can be told. */
export interface ImportProblem {
  problem: string;
  line?: number;
  column?: number;
}

/** A query with ids and what is to be said of it, or why there is none. */
export type ImportResult = { query: RuleGroupTypeAny; notes: string[] } | ImportProblem;

/**
 * Reads a query from another language, whole or not at all: the parsers of the library leave out what they cannot read
 * and what they do not know, so each condition is read on its own first and the whole must say the same.
 */
export async function importQuery(
  language: ImportLanguage,
  text: string,
  options: Pick<Options, 'listsAsArrays' | 'independentCombinators'>,
): Promise<ImportResult> {
  try {
    return await read(language, text, options);
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    const { message, at } = error;
    return { problem: message, ...(at !== undefined && placeAt(text, at)) };
  }
}

async function read(
  language: ImportLanguage,
  text: string,
  { listsAsArrays, independentCombinators }: Pick<Options, 'listsAsArrays' | 'independentCombinators'>,
): Promise<ImportResult> {
  if (text.trim() === '') throw new ImportError('There is nothing to import: the text is empty.');
  if (text.length > MAX_TEXT) {
    throw new ImportError(`The text is too long: it has ${text.length} characters, and ${MAX_TEXT} are allowed.`);
  }
  const readText = await READERS[language]();
  const { clause, parse, notes, textHint } = readText(text);
  const parserOptions = { listsAsArrays, independentCombinators } as ParserOptions;
  const exact = toCombinators(parse({ ...parserOptions, ...EXACT }));
  if (meaningOf(exact) !== meaningOf(clause)) {
    const { parser } = IMPORT_LANGUAGES.find(({ name }) => name === language)!;
    throw new ImportError(`${parser} would make something else of this text. Try it with fewer negations.`);
  }
  const checked = checkQuery(parse(parserOptions));
  if ('problem' in checked) throw new ImportError(checked.problem);
  const shown = checkRules(placed(exact, rulesOf(clause)), { listsAsArrays, textHint });
  return { query: checked.query, notes: [...new Set([...notes, ...shown])] };
}

const rulesOf = (clause: Clause): PlacedRule[] => ('rules' in clause ? clause.rules.flatMap(rulesOf) : [clause]);

/** The rules of a query, each where the condition stands that it came from. */
function placed(query: RuleGroupType, conditions: PlacedRule[]): PlacedRule[] {
  return rulesOf(query as RuleGroupType<PlacedRule>).map((rule) => {
    const ofField = conditions.filter(({ field }) => field === rule.field);
    const same = ofField.find(({ value }) => JSON.stringify(value) === JSON.stringify(rule.value));
    return { ...rule, at: (same ?? ofField[0])!.at };
  });
}
