import {
  defaultRuleProcessorCEL,
  defaultRuleProcessorJsonLogic,
  defaultRuleProcessorMongoDB,
  defaultRuleProcessorSpEL,
  defaultRuleProcessorSQL,
  formatQuery,
  type ExportFormat,
  type RuleGroupTypeAny,
  type RuleProcessor,
  type RuleType,
} from 'react-querybuilder';
import { exportQuery, exportText, formatOptions, preparedQuery, type ExportOptions } from './exportQuery';
import { mapRules } from './query';

/** A part of an exported text that belongs to a rule. */
export interface Span {
  /** Path of the rule in the query, as JSON. */
  path: string;
  start: number;
  end: number;
}

/** Private-use characters, which `formatQuery` writes as they are: a number between the first two, a text, the third. */
const [NUMBER, START, END] = ['\uE000', '\uE001', '\uE002'];
const MARK = new RegExp(`${NUMBER}(\\d+)${START}|${END}`, 'g');
const MARK_START = new RegExp(`${NUMBER}(\\d+)${START}`, 'g');
const PLACE = new RegExp(`"${NUMBER}(\\d+)${START}"`, 'g');

const mark = (number: number | string, text: string): string => `${NUMBER}${number}${START}${text}${END}`;
const place = (number: number | string): string => `${NUMBER}${number}${START}`;

interface NumberedRule {
  rule: RuleType;
  path: string;
}

/** Numbers the rules of a query: a copy gets `replace(rule, number)` in place of each. */
function numberRules(query: RuleGroupTypeAny, replace: (rule: RuleType, number: number) => unknown) {
  const rules: NumberedRule[] = [];
  const copied = mapRules(query, (rule, path) => {
    rules.push({ rule, path: JSON.stringify(path) });
    return replace(rule, rules.length - 1);
  });
  return { copied, rules };
}

const byId = (rule: RuleType, number: number): RuleType => ({ ...rule, id: String(number) });

interface Piece {
  /** Number of the rule. */
  rule: number;
  text: string;
}

/** Puts pieces of JSON in their places, with the indent of the line. */
const fillIn = (json: string, pieceAt: (number: number) => Piece): string =>
  json.replace(PLACE, (_, number: string, at: number) => {
    const indent = /^ */.exec(json.slice(json.lastIndexOf('\n', at) + 1))![0];
    const { rule, text } = pieceAt(Number(number));
    return mark(rule, text.replaceAll('\n', `\n${indent}`));
  });

/** Moves the marks of JSON to the same JSON with an indent, in which only blanks outside of texts are new. */
function moveMarks(marked: string, indented: string): string {
  let result = '';
  let at = 0;
  for (const part of marked.split(new RegExp(`(${NUMBER}\\d+${START}|${END})`))) {
    if (part.startsWith(NUMBER)) {
      while (/\s/.test(indented[at] ?? '')) result += indented[at++];
      result += part;
    } else if (part === END) result += part;
    else {
      for (const character of part.split('')) {
        while (indented[at] !== character) {
          if (at >= indented.length) return indented;
          result += indented[at++];
        }
        result += indented[at++];
      }
    }
  }
  return result + indented.slice(at);
}

/** How a format writes a rule, with marks inside of the braces of MongoDB: `formatQuery` looks for those. */
const PROCESSORS: Partial<Record<ExportFormat, RuleProcessor>> = {
  sql: (rule, options) => wrap(rule, defaultRuleProcessorSQL(rule, options)),
  cel: (rule, options) => wrap(rule, defaultRuleProcessorCEL(rule, options)),
  spel: (rule, options) => wrap(rule, defaultRuleProcessorSpEL(rule, options)),
  mongodb: (rule, options) => {
    const text = defaultRuleProcessorMongoDB(rule, options);
    return text && `{${wrap(rule, text.slice(1, -1))}}`;
  },
};

const wrap = ({ id }: RuleType, text: string): string => text && mark(id!, text);

function markWithProcessor(query: RuleGroupTypeAny, format: ExportFormat, options: ExportOptions): string {
  const { copied } = numberRules(query, byId);
  const marked = formatQuery(copied, {
    ...formatOptions(format, options),
    ruleProcessor: PROCESSORS[format]!,
  }) as string;
  return format === 'mongodb' ? moveMarks(marked, exportText(format, marked.replace(MARK, ''))) : marked;
}

function markJsonLogic(query: RuleGroupTypeAny, options: ExportOptions): string {
  const { copied } = numberRules(query, byId);
  const texts = new Map<number, string>();
  const ruleProcessor: RuleProcessor = (rule, processorOptions) => {
    const logic = defaultRuleProcessorJsonLogic(rule, processorOptions) as object | false;
    texts.set(Number(rule.id), JSON.stringify(logic, null, 2));
    return logic && place(rule.id!);
  };
  const logic = formatQuery(copied, { ...formatOptions('jsonlogic', options), ruleProcessor }) as unknown;
  return fillIn(JSON.stringify(logic, null, 2), (rule) => ({ rule, text: texts.get(rule)! }));
}

function markJson(query: RuleGroupTypeAny, format: ExportFormat, options: ExportOptions): string {
  const { copied, rules } = numberRules(query, (_, number) => place(number));
  const indent = format === 'json' ? 2 : 0;
  return fillIn(exportQuery(copied, format, options), (rule) => {
    const alone = JSON.parse(exportQuery({ rules: [rules[rule]!.rule] }, format, options)) as { rules: [object] };
    return { rule, text: JSON.stringify(alone.rules[0], null, indent) };
  });
}

interface Parameterized {
  sql: string;
  params: unknown[] | Record<string, unknown>;
}

/** `formatQuery` has no processor for it, so its rules are found by where they are in the SQL without parameters. */
function markParameters(query: RuleGroupTypeAny, format: ExportFormat, options: ExportOptions): string {
  const { copied, rules } = numberRules(query, byId);
  const exportAs = (part: RuleGroupTypeAny) => JSON.parse(exportQuery(part, format, options)) as Parameterized;
  const { params } = exportAs(query);
  const ruleProcessor: RuleProcessor = (rule, processorOptions) =>
    defaultRuleProcessorSQL(rule, processorOptions) && place(rule.id!);
  const frame = formatQuery(copied, { ...formatOptions('sql', options), ruleProcessor }) as string;
  const left = Object.entries(params);
  const owners: number[] = [];
  const text = frame.replace(MARK_START, (_, number: string) => {
    const rule = Number(number);
    const alone = exportAs({ combinator: 'and', rules: [rules[rule]!.rule] });
    const aloneNames = Object.keys(alone.params);
    const names = left.splice(0, aloneNames.length).map(([name]) => name);
    owners.push(...names.map(() => rule));
    const piece = alone.sql.slice(1, -1);
    // Names are numbered by how often their field came before.
    return mark(
      rule,
      piece.replace(/([:@$])(\w+)/g, (whole, prefix: string, name: string) => {
        const index = aloneNames.findIndex((it) => it === name || it === whole);
        return index < 0 ? whole : `${prefix}${names[index]!.replace(/^\W/, '')}`;
      }),
    );
  });
  const values = Object.values(params);
  const places = Object.entries(params).map(([name], index) => [name, place(index)]);
  const marked = { sql: text, params: Array.isArray(params) ? places.map(([, it]) => it) : Object.fromEntries(places) };
  return fillIn(JSON.stringify(marked, null, 2), (index) => ({
    rule: owners[index]!,
    text: JSON.stringify(values[index]),
  }));
}

/** A text with marks that end in the order in which they begin: none is in another. */
function readMarks(marked: string, rules: readonly NumberedRule[]): { text: string; spans: Span[] } {
  const spans: Span[] = [];
  let text = '';
  let at = 0;
  for (const { 0: found, 1: number, index } of marked.matchAll(MARK)) {
    text += marked.slice(at, index);
    at = index + found.length;
    if (number !== undefined) spans.push({ path: rules[Number(number)]!.path, start: text.length, end: text.length });
    else spans.at(-1)!.end = text.length;
  }
  return { text: text + marked.slice(at), spans };
}

function markText(query: RuleGroupTypeAny, format: ExportFormat, options: ExportOptions): string {
  if (format === 'jsonlogic') return markJsonLogic(query, options);
  if (format.startsWith('parameterized')) return markParameters(query, format, options);
  if (format.startsWith('json')) return markJson(query, format, options);
  return markWithProcessor(query, format, options);
}

/** The parts of what `exportQuery` returns that belong to rules; none where a value has the characters of marks. */
export function ruleSpans(query: RuleGroupTypeAny, format: ExportFormat, allOptions: ExportOptions): Span[] {
  const prepared = preparedQuery(query, format, allOptions);
  const options = { ...allOptions, prepare: undefined };
  const exported = exportQuery(prepared, format, options);
  if (/[\uE000-\uE002]/.test(exported)) return [];
  const { rules } = numberRules(prepared, byId);
  const { text, spans } = readMarks(markText(prepared, format, options), rules);
  if (text !== exported) return [];
  // The marks of MongoDB are within the braces.
  return format === 'mongodb' ? spans.map(({ path, start, end }) => ({ path, start: start - 1, end: end + 1 })) : spans;
}
