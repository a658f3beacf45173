import {
  filterFieldsByComparator,
  getValueSourcesUtil,
  numericRegex,
  toArray,
  type Field,
  type RuleType,
} from 'react-querybuilder';
import { checkQuery } from '../checkQuery';
import { isUnary, operatorsOf, valuesOf } from '../fieldTypes';
import { withUnknownNames } from '../unknownNames';
import { ImportError, quoteShortened } from '../../../shared/ImportError';
import { didYouMean, type PlacedRule } from './clause';

/** Values that the editors of these types can show. */
const SHOWN: Record<string, RegExp> = {
  number: numericRegex,
  date: /^\d{4}-(?:0\d|1[0-2])-(?:[0-2]\d|3[01])$/,
  'datetime-local': /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?$/,
  time: /^(?:[01]\d|2[0-3]):[0-5]\d(?::\d\d(?:\.\d{1,3})?)?$/,
};

const namesOf = (options: readonly { name: string }[]) => options.map(({ name }) => name);

interface CheckOptions {
  fields: readonly Field[];
  /** Names in the rules that `fields` lacks. */
  newFields: string[];
  keepsNewFields: boolean;
  /** The rules are the demo's own, which may be unfinished and name anything. */
  isOwn: boolean;
  listsAsArrays: boolean;
  textHint?: string | undefined;
}

/**
 * Checks rules against the fields of the demo.
 *
 * @param rules with lists as arrays
 * @returns notes on values that an editor does not show
 * @throws ImportError at a rule that the builder cannot hold
 */
export function checkRules(
  rules: readonly PlacedRule[],
  { fields, newFields, keepsNewFields, isOwn, listsAsArrays, textHint = '' }: CheckOptions,
): string[] {
  const known = withUnknownNames({ fields: newFields, operators: [] }, fields);
  const notes = rules.flatMap((rule): string[] => {
    const checked = checkQuery({ combinator: 'and', rules: [rule] });
    if ('problem' in checked) throw new ImportError(checked.problem, rule.at);
    if (isOwn) return [];
    const field = known.find(({ name }) => name === rule.field);
    if (!field) throw new ImportError('A field must have a name.', rule.at);
    checkOperator(rule, field);
    if (isUnary(rule.operator)) return [];
    checkList(rule, listsAsArrays);
    if (rule.valueSource === 'field') {
      checkComparison(rule, field, { fields, known, textHint });
      return [];
    }
    checkChoice(rule, field);
    checkStrict(rule, field);
    return noteValue(rule, field);
  });
  const [name, ...others] = newFields;
  if (name === undefined || keepsNewFields) return notes;
  const { at, field } = rules.find((rule) => [rule.field, rule.value].flat().includes(name))!;
  const hint = field === name ? '' : ` ${textHint}`;
  const meant = didYouMean(name, namesOf(fields)) || ` The fields are: ${namesOf(fields).join(', ')}.`;
  const more = others.length > 0 ? ` Also unknown: ${others.map(quoteShortened).join(', ')}.` : '';
  throw new ImportError(`There is no field ${quoteShortened(name)}.${hint}${meant}${more}`, at, newFields);
}

function checkOperator({ field, operator, at }: PlacedRule, fieldData: Field) {
  const known = namesOf(operatorsOf(fieldData));
  if (known.includes(operator)) return;
  throw new ImportError(`“${field}” has no operator “${operator}”. It has: ${known.join(', ')}.`, at);
}

interface Comparison {
  fields: readonly Field[];
  /** `fields` and the new ones. */
  known: Field[];
  textHint: string;
}

function checkComparison(rule: PlacedRule, field: Field, { fields, known, textHint }: Comparison) {
  const { field: name, operator, value, at } = rule;
  const comparable = getValueSourcesUtil(field, operator).some((source) => source === 'field')
    ? namesOf(filterFieldsByComparator(field, known, operator) as Field[])
    : [];
  const wrong = ([value].flat() as string[]).find((candidate) => !comparable.includes(candidate));
  if (wrong === undefined) return;
  const others = comparable.filter((candidate) => fields.some((it) => it.name === candidate));
  const hint = others.length > 0 ? ` It can be compared with: ${others.join(', ')}.` : ' It is compared with a value.';
  const text = known.some((it) => it.name === wrong && fields.includes(it)) ? '' : ` ${textHint}`.trimEnd();
  throw new ImportError(`“${name}” cannot be compared with the field ${quoteShortened(wrong)}.${text}${hint}`, at);
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

function checkChoice(rule: PlacedRule, fieldData: Field) {
  const { valueEditorType, values, validator } = fieldData;
  const { field: name, value, at } = rule;
  if (validator && validator(rule) !== true) {
    throw new ImportError(`“${name}” must have a value: exports leave out a rule without one.`, at);
  }
  if (valueEditorType === 'checkbox' && typeof value !== 'boolean') {
    throw new ImportError(`“${name}” is true or false, not ${quoteShortened(String(value))}: write true or false.`, at);
  }
  if (!values) return;
  const options = valuesOf(fieldData);
  const unknown = ([value].flat() as unknown[]).find((item) => !options.some((option) => option.name === item));
  if (unknown === undefined) return;
  const hint = options.length < 10 ? ` It has: ${namesOf(options).join(', ')}.` : '';
  throw new ImportError(`“${name}” has no value ${quoteShortened(String(unknown))}.${hint}`, at);
}

/** A comparison that converts types, as exports write it, selects the same only where there is nothing to convert. */
function checkStrict({ isStrict, field: name, value, at }: PlacedRule, { inputType, valueEditorType }: Field) {
  const isSame = {
    number: inputType === 'number',
    boolean: valueEditorType === 'checkbox',
    string: Number.isNaN(Number(value)),
  };
  if (!isStrict || isSame[typeof value as keyof typeof isSame]) return;
  const part = quoteShortened(JSON.stringify(value));
  throw new ImportError(
    `“${name}” is compared with ${part} without converting types, which no rule does: write == or !=.`,
    at,
  );
}

function noteValue({ field: name, operator, value }: RuleType, { inputType }: Field): string[] {
  const shown = inputType && SHOWN[inputType];
  if (!shown || operator === 'in' || operator === 'notIn') return [];
  const hidden = ([value].flat() as unknown[]).map(String).filter((item) => item !== '' && !shown.test(item));
  return hidden.map((item) => `The editor of “${name}” cannot show ${quoteShortened(item)}.`);
}
