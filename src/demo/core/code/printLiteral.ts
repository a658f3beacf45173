/** How many columns a line of code may take. */
export const WIDTH = 100;

/** Characters that end a string, cannot be seen or turn the text around them: written as escapes. */
const UNSAFE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

const SHORT_ESCAPES: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

const escapeCharacter = (character: string) =>
  SHORT_ESCAPES[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** A string in the quotes of which it holds fewer. It ends no script element that the code might stand in. */
function printString(text: string): string {
  const count = (quote: string) => text.split(quote).length;
  const quote = count("'") > count('"') ? '"' : "'";
  const escaped = text
    .replaceAll('\\', '\\\\')
    .replaceAll(quote, `\\${quote}`)
    .replace(UNSAFE, escapeCharacter)
    .replace(/<(?=\/script)/gi, '\\x3C');
  return `${quote}${escaped}${quote}`;
}

const printKey = (key: string) => (/^[a-z_$][\w$]*$/i.test(key) ? key : printString(key));

/** What a literal can hold: `__proto__` would set the prototype, and undefined is as a property that is missing. */
const entriesOf = (value: object) =>
  Object.entries(value).filter(([key, held]) => key !== '__proto__' && held !== undefined);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether a list stands on lines of its own however short it is: one of several objects, or of several lists. */
function isTall(list: readonly unknown[]): boolean {
  const sizes = list.map((item) => (isObject(item) ? entriesOf(item).length : 0));
  const kinds = new Set(list.map((item) => Array.isArray(item)));
  return list.length > 1 && kinds.size === 1 && sizes.every((size) => size > 1);
}

const printScalar = (value: unknown): string =>
  typeof value === 'string' ? printString(value) : String(value).replace('e+', 'e');

/** A value on one line; null when something in it has to stand on lines of its own. */
function printFlat(value: unknown): string | null {
  if (!isObject(value)) return printScalar(value);
  if (Array.isArray(value)) {
    const items = value.map(printFlat);
    return isTall(value) || items.includes(null) ? null : `[${items.join(', ')}]`;
  }
  const members = entriesOf(value).map(([key, held]) => [printKey(key), printFlat(held)]);
  if (members.some(([, held]) => held === null)) return null;
  return members.length > 0 ? `{ ${members.map((member) => member.join(': ')).join(', ')} }` : '{}';
}

/** Several numbers, as many on a line as it takes. */
function fill(numbers: readonly number[], indent: string): string {
  const lines = [''];
  for (const [index, number] of numbers.entries()) {
    const item = printScalar(number) + (index < numbers.length - 1 ? ',' : '');
    const line = lines.pop() ?? '';
    const longer = line ? `${line} ${item}` : item;
    lines.push(...(line && indent.length + longer.length > WIDTH ? [line, item] : [longer]));
  }
  return lines.join(`\n${indent}`);
}

/**
 * A value as JSON can hold it, written as a literal and laid out as prettier does with `singleQuote` and a `printWidth`
 * of 100.
 *
 * @param before the text before it on its line, with indentation
 * @param indent the indentation of that line
 */
export function printLiteral(value: unknown, before: string, indent = ''): string {
  const flat = printFlat(value);
  // Behind it stands a comma or a semicolon.
  if (!isObject(value) || (flat !== null && before.length + flat.length + 1 <= WIDTH)) return flat ?? '';
  const inner = `${indent}  `;
  if (!Array.isArray(value)) {
    const members = entriesOf(value).map(([key, held]) => `${inner}${printMember(key, held, inner)},\n`);
    return `{\n${members.join('')}${indent}}`;
  }
  const isNumeric = value.length > 1 && value.every((item) => typeof item === 'number');
  const items = isNumeric
    ? fill(value, inner)
    : value.map((item) => printLiteral(item, inner, inner)).join(`,\n${inner}`);
  return `[\n${inner}${items},\n${indent}]`;
}

/** A property. What does not fit goes to the next line, unless its name is so short that little is won. */
function printMember(key: string, value: unknown, indent: string): string {
  const name = `${printKey(key)}:`;
  const held = printLiteral(value, `${indent}${name} `, indent);
  const fits = indent.length + name.length + 1 + held.length + 1 <= WIDTH;
  return isObject(value) || fits || name.length <= 5 ? `${name} ${held}` : `${name}\n${indent}  ${held}`;
}
