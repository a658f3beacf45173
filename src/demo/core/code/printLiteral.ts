/** Maximum length of a line of code, in columns. */
export const PRINT_WIDTH = 100;

/** Characters that end a string, are invisible or change the text direction; written as escapes. */
const UNSAFE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

const SHORT_ESCAPES: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

const escapeCharacter = (character: string) =>
  SHORT_ESCAPES[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Uses the rarer kind of quote, and escapes `</script`, since the code may be inlined in a script element. */
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

/** `__proto__` would set the prototype; undefined is the same as a missing property. */
const entriesOf = (value: object) =>
  Object.entries(value).filter(([key, held]) => key !== '__proto__' && held !== undefined);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether prettier breaks a list that would fit: several objects, or several lists, each with several entries. */
function isTall(list: readonly unknown[]): boolean {
  const sizes = list.map((item) => (isObject(item) ? entriesOf(item).length : 0));
  const kinds = new Set(list.map((item) => Array.isArray(item)));
  return list.length > 1 && kinds.size === 1 && sizes.every((size) => size > 1);
}

const printScalar = (value: unknown): string =>
  typeof value === 'string' ? printString(value) : String(value).replace('e+', 'e');

/** A value on one line; null if a part of it must be broken into lines. */
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

/**
 * A JSON value as a literal, laid out as prettier does with `singleQuote` and a `printWidth` of 100, except for long lists
 * of numbers.
 *
 * @param before the text before it on its line, with indentation
 * @param indent the indentation of that line
 */
export function printLiteral(value: unknown, before: string, indent = ''): string {
  const flat = printFlat(value);
  // A comma or a semicolon follows.
  if (!isObject(value) || (flat !== null && before.length + flat.length + 1 <= PRINT_WIDTH)) return flat ?? '';
  const inner = `${indent}  `;
  if (!Array.isArray(value)) {
    const members = entriesOf(value).map(([key, held]) => `${inner}${printMember(key, held, inner)},\n`);
    return `{\n${members.join('')}${indent}}`;
  }
  const items = value.map((item) => `${inner}${printLiteral(item, inner, inner)},\n`);
  return `[\n${items.join('')}${indent}]`;
}

/** A value that does not fit goes to the next line, unless the key is so short that little is won. */
function printMember(key: string, value: unknown, indent: string): string {
  const name = `${printKey(key)}:`;
  const held = printLiteral(value, `${indent}${name} `, indent);
  const fits = indent.length + name.length + 1 + held.length + 1 <= PRINT_WIDTH;
  return isObject(value) || fits || name.length <= 5 ? `${name} ${held}` : `${name}\n${indent}  ${held}`;
}
