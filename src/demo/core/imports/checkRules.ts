import {
  defaultOperators,
  filterFieldsByComparator,
  getValueSourcesUtil,
  isOptionGroupArray,
  numericRegex,
  toArray,
  type Field,
  type Operator,
  type Option,
  type OptionGroup,
  type RuleType,
} from 'react-querybuilder';
import { checkQuery } from '../checkQuery';
import { fields } from '../fields';
import { ImportError, quoteShortened } from './ImportError';
import type { PlacedRule } from './clause';

/** Values that the editors of these types can show. */
const SHOWN: Record<string, RegExp> = {
  number: numericRegex,
  date: /^\d{4}-\d\d-\d\d$/,
  'datetime-local': /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?$/,
  time: /^\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?$/,
};

const namesOf = (options: readonly { name: string }[]) => options.map(({ name }) => name).join(', ');

/**
 * Checks rules against the fields of the demo.
 *
 * @param rules with lists as arrays
 * @returns notes on values that an editor does not show or an export omits
 * @throws ImportError at a rule that the builder cannot hold
 */
export function checkRules(
  rules: readonly PlacedRule[],
  { listsAsArrays, textHint = '' }: { listsAsArrays: boolean; textHint?: string },
): string[] {
  return rules.flatMap((rule) => {
    const checked = checkQuery({ combinator: 'and', rules: [rule] });
    if ('problem' in checked) throw new ImportError(checked.problem, rule.at);
    const field = fieldOf(rule);
    checkOperator(rule, field);
    if (rule.operator === 'null' || rule.operator === 'notNull') return [];
    checkList(rule, listsAsArrays);
    if (rule.valueSource === 'field') {
      checkComparison(rule, field, textHint);
      return [];
    }
    checkChoice(rule, field);
    return [...noteValue(rule, field), ...noteValidity(rule, field)];
  });
}

function fieldOf({ field, at }: PlacedRule, name = field, hint = ''): Field {
  const found = fields.find((candidate) => candidate.name === name);
  if (found) return found;
  throw new ImportError(`There is no field ${quoteShortened(name)}.${hint} The fields are: ${namesOf(fields)}.`, at);
}

function checkOperator({ field, operator, at }: PlacedRule, { operators = defaultOperators }: Field) {
  const known = operators as Operator[];
  if (known.some(({ name }) => name === operator)) return;
  throw new ImportError(`“${field}” has no operator “${operator}”. It has: ${namesOf(known)}.`, at);
}

function checkComparison(rule: PlacedRule, field: Field, textHint: string) {
  const { field: name, operator, value, at } = rule;
  const other = [value].flat() as string[];
  other.forEach((candidate) => fieldOf(rule, candidate, ` ${textHint}`.trimEnd()));
  if (!getValueSourcesUtil(field, operator).some((source) => source === 'field')) {
    throw new ImportError(`“${name}” cannot be compared with another field, such as ${quoteShortened(other[0]!)}.`, at);
  }
  const comparable = filterFieldsByComparator(field, fields, operator) as Field[];
  const wrong = other.find((candidate) => !comparable.some((option) => option.name === candidate));
  if (wrong !== undefined) {
    throw new ImportError(
      `“${name}” cannot be compared with ${quoteShortened(wrong)}. It can be compared with: ${namesOf(comparable)}.`,
      at,
    );
  }
}

/** Text with commas loses blanks and commas of its items; arrays lose outer blanks in exports. */
function checkList({ field, operator, value, at }: PlacedRule, listsAsArrays: boolean) {
  if (!Array.isArray(value)) return;
  if (/between/i.test(operator) && value.includes('')) {
    throw new ImportError(`The range of “${field}” lacks one of its ends, which cannot be an empty text.`, at);
  }
  const items = toArray(listsAsArrays ? value : value.join(',')).map(String);
  const lost = value.map(String).find((item, index) => item !== items[index]);
  if (lost === undefined) return;
  const isBlank = lost !== lost.trim();
  throw new ImportError(
    isBlank || listsAsArrays
      ? `A list cannot hold ${quoteShortened(`"${lost}"`)}: blanks at its beginning and its end would be lost.`
      : `The list of “${field}” is stored as a text with commas, which cannot hold ${quoteShortened(`"${lost}"`)}. ` +
          'Turn on the option “Lists as arrays”.',
    at,
  );
}

function checkChoice({ field: name, value, at }: PlacedRule, { valueEditorType, values }: Field) {
  if (valueEditorType === 'checkbox' && typeof value !== 'boolean') {
    throw new ImportError(`“${name}” is true or false, not ${quoteShortened(String(value))}.`, at);
  }
  if (!values) return;
  const options = optionsOf(values);
  const unknown = ([value].flat() as unknown[]).find((item) => !options.some((option) => option.name === item));
  if (unknown === undefined) return;
  const hint = options.length < 10 ? ` It has: ${namesOf(options)}.` : '';
  throw new ImportError(`“${name}” has no value ${quoteShortened(String(unknown))}.${hint}`, at);
}

const optionsOf = (values: Option[] | OptionGroup[]): Option[] =>
  isOptionGroupArray(values) ? values.flatMap(({ options }) => options) : values;

function noteValue({ field: name, operator, value }: RuleType, { inputType }: Field): string[] {
  const shown = inputType && SHOWN[inputType];
  if (!shown || operator === 'in' || operator === 'notIn') return [];
  const hidden = ([value].flat() as unknown[]).map(String).filter((item) => item !== '' && !shown.test(item));
  return hidden.map((item) => `The editor of “${name}” cannot show ${quoteShortened(item)}.`);
}

const noteValidity = (rule: RuleType, { name, validator }: Field): string[] =>
  validator && validator(rule) !== true ? [`“${name}” asks for a value: exports leave out a rule without one.`] : [];
