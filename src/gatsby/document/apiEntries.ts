import type { Element, ElementContent } from 'hast';
import { toString } from 'hast-util-to-string';

/** An author's description of a name: `` - `name`: words `` or `` - `name` = `default`: words ``. */
export interface ApiEntry {
  name: string;
  default: string | undefined;
  words: ElementContent[];
}

/**
 * Reads the list in an API table.
 *
 * @param names that the list must have, each once
 * @throws Error for other content, a missing name or an unknown name
 */
export function readApiEntries(
  children: readonly ElementContent[],
  where: string,
  names: readonly string[],
): Map<string, ApiEntry> {
  const [list] = children;
  if (children.length !== 1 || !isElement(list, 'ul')) {
    throw new Error(`${where}: expected one list of lines such as - \`name\`: what it does`);
  }
  const items = list.children.filter((it): it is Element => isElement(it, 'li'));
  const entries = new Map(items.map((item) => readEntry(item, where)).map((entry) => [entry.name, entry]));

  const missing = names.filter((name) => !entries.has(name));
  const unknown = [...entries.keys()].filter((name) => !names.includes(name));
  if (missing.length > 0) throw new Error(`${where}: expected words for ${missing.join(', ')}`);
  if (unknown.length > 0) throw new Error(`${where}: the package declares no ${unknown.join(', ')}`);
  return entries;
}

function readEntry(item: Element, where: string): ApiEntry {
  const misread = () => {
    const start = toString(item).slice(0, 40);
    return new Error(`${where}: expected - \`name\`: words or - \`name\` = \`default\`: words, not "${start}"`);
  };
  const { line, rest } = firstLine(item.children);
  const [name, separator, value] = line;
  if (!isElement(name, 'code')) throw misread();
  const isDefault = separator?.type === 'text' && separator.value === ' = ' && isElement(value, 'code');
  const [colon, ...said] = line.slice(isDefault ? 3 : 1);
  if (colon?.type !== 'text' || !colon.value.startsWith(':')) throw misread();
  const start = colon.value.slice(1).trimStart();
  const capital: ElementContent = { type: 'text', value: start.slice(0, 1).toUpperCase() + start.slice(1) };
  const all = [...(start ? [capital] : []), ...said, ...rest];
  if (all.length === 0) throw new Error(`${where}: expected words behind \`${toString(name)}\`:`);
  return { name: toString(name), default: isDefault ? toString(value) : undefined, words: all };
}

/** A list item's own text, which is in a paragraph when blocks follow it. */
function firstLine(content: readonly ElementContent[]) {
  const [first, ...rest] = content.filter((it) => !isBlank(it));
  if (isElement(first, 'p')) return { line: first.children, rest };
  // White space between two elements is part of the text.
  const start = content.findIndex((it) => !isBlank(it));
  const end = content.findLastIndex((it) => !isBlank(it));
  return { line: content.slice(start, end + 1), rest: [] };
}

const isBlank = (node: ElementContent) => node.type === 'text' && node.value.trim() === '';

const isElement = (node: ElementContent | undefined, tagName: string): node is Element =>
  node?.type === 'element' && node.tagName === tagName;
