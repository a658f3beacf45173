import { MAX_DEPTH } from '../checkQuery';
import { ImportError, quoted } from './ImportError';

/** How deep objects and lists may be nested: JsonLogic takes up to four of them for a group. */
const MAX_NESTING = 4 * MAX_DEPTH;

const BLANKS = /[ \t\n\r]*/y;
const TEXT = /"(?:[ !#-[\]-\u{10ffff}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*/uy;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])/y;
const WORD = /(?:true|false|null)(?!\w)/y;
const FOUND = /[\w$.-]+|\S/uy;

/** JSON whose objects know where they stand in the text. */
export interface JsonDocument {
  value: unknown;
  /** Offset of an object or a list, or of the name of one of its properties. */
  placeOf: (owner: object, name?: string) => number | undefined;
}

/**
 * Parses JSON and remembers where things stand.
 *
 * @throws ImportError at the place where the text is no JSON, at a name that repeats another of the same object, or where
 * it is nested too deep
 */
export function readJson(text: string): JsonDocument {
  const places = new Map<object, Map<string | undefined, number>>();
  let at = 0;

  function take(pattern: RegExp): string | undefined {
    pattern.lastIndex = at;
    const [part] = pattern.exec(text) ?? [];
    at += part?.length ?? 0;
    return part;
  }

  function takeSign(sign: string): boolean {
    take(BLANKS);
    const isThere = text[at] === sign;
    if (isThere) at += 1;
    return isThere;
  }

  function fail(expected: string): never {
    FOUND.lastIndex = at;
    const [found] = FOUND.exec(text) ?? [];
    const hint = found === "'" ? ' Quotes are double in JSON.' : '';
    throw new ImportError(`${expected}, ${found ? `not ${quoted(found)}` : 'but the text ends'}.${hint}`, at);
  }

  function readText(): string {
    const start = at;
    const part = take(TEXT) ?? fail('A name in double quotes belongs here');
    if (text[at] === '"') {
      at += 1;
      return JSON.parse(`${part}"`) as string;
    }
    if (text[at] === '\\') throw new ImportError('JSON has no such escape: a backslash is written “\\\\”.', at);
    if (at < text.length) throw new ImportError('A line break or tab inside a text is written “\\n” or “\\t”.', at);
    throw new ImportError('The text that begins with this quote is never closed.', start);
  }

  function readList(depth: number): unknown[] {
    const list: unknown[] = [];
    places.set(list, new Map([[undefined, at++]]));
    if (takeSign(']')) return list;
    do list.push(readValue(depth + 1));
    while (takeSign(','));
    return takeSign(']') ? list : fail('“,” or “]” belongs here');
  }

  function readObject(depth: number): object {
    const object = {};
    const names = new Map<string | undefined, number>([[undefined, at++]]);
    places.set(object, names);
    if (takeSign('}')) return object;
    do {
      take(BLANKS);
      const place = at;
      const name = readText();
      if (names.has(name)) throw new ImportError(`${quoted(name)} stands twice in this object.`, place);
      names.set(name, place);
      if (!takeSign(':')) fail('“:” belongs here');
      const value = readValue(depth + 1);
      // Assigning `__proto__` would do something else.
      Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true });
    } while (takeSign(','));
    return takeSign('}') ? object : fail('“,” or “}” belongs here');
  }

  function readValue(depth: number): unknown {
    take(BLANKS);
    if (depth > MAX_NESTING) throw new ImportError('This is nested too deep to become a query.', at);
    const first = text[at];
    if (first === '{') return readObject(depth);
    if (first === '[') return readList(depth);
    if (first === '"') return readText();
    const place = at;
    const number = take(NUMBER);
    if (number === undefined) return JSON.parse(take(WORD) ?? fail('A value belongs here')) as unknown;
    if (Math.abs(Number(number)) > Number.MAX_SAFE_INTEGER) {
      throw new ImportError(`${quoted(number)} is too large: its digits would be lost.`, place);
    }
    return Number(number);
  }

  const value = readValue(1);
  take(BLANKS);
  if (at < text.length) fail('The end belongs here');
  return { value, placeOf: (owner, name) => places.get(owner)?.get(name) };
}
