import type { DocumentElement, DocumentNode } from '../../document/types';
import { toText } from '../../document/toText';

/** What an author says of a name: `` - `name`: words `` or `` - `name` = `default`: words ``. */
export interface ApiEntry {
  name: string;
  default: string | undefined;
  words: DocumentNode[];
}

/**
 * Reads the list in a table of the API.
 *
 * @param children what is in the component: one list
 * @param where the component as its author wrote it, for errors
 * @param names that the list must have, each once
 * @throws Error for another content, a missing name or one too many
 */
export function readApiEntries(
  children: readonly DocumentNode[],
  where: string,
  names: readonly string[],
): Map<string, ApiEntry> {
  const [list] = children;
  if (children.length !== 1 || !Array.isArray(list) || list[0] !== 'ul') {
    throw new Error(`${where}: expected one list of lines such as - \`name\`: what it does`);
  }
  const items = list.slice(2).filter((it): it is DocumentElement => Array.isArray(it));
  const entries = new Map(items.map((item) => readEntry(item, where)).map((entry) => [entry.name, entry]));

  const missing = names.filter((name) => !entries.has(name));
  const unknown = [...entries.keys()].filter((name) => !names.includes(name));
  if (missing.length > 0) throw new Error(`${where}: expected words for ${missing.join(', ')}`);
  if (unknown.length > 0) throw new Error(`${where}: the package declares no ${unknown.join(', ')}`);
  return entries;
}

function readEntry([, , ...content]: DocumentElement, where: string): ApiEntry {
  const { line, rest } = firstLine(content);
  const [name, separator = '', ...words] = line;
  if (!isCode(name)) throw misread(toText(content), where);
  const [value] = words;
  const hasDefault = separator === ' = ' && isCode(value);
  const [colon = '', ...said] = hasDefault ? words.slice(1) : [separator, ...words];
  if (typeof colon !== 'string' || !colon.startsWith(':')) throw misread(toText(content), where);
  const start = colon.slice(1).trimStart();
  const all = [start.slice(0, 1).toUpperCase() + start.slice(1), ...said, ...rest].filter((it) => it !== '');
  if (all.length === 0) throw new Error(`${where}: expected words behind \`${toText([name])}\`:`);
  return { name: toText([name]), default: hasDefault ? toText([value]) : undefined, words: all };
}

/** An item's own text, which stands in a paragraph where more follows it. */
function firstLine(content: readonly DocumentNode[]): { line: readonly DocumentNode[]; rest: readonly DocumentNode[] } {
  const [first, ...rest] = content.filter((it) => !isBlank(it));
  if (Array.isArray(first) && first[0] === 'p') return { line: first.slice(2) as DocumentNode[], rest };
  // Between two elements, a space belongs to the text.
  const start = content.findIndex((it) => !isBlank(it));
  const end = content.findLastIndex((it) => !isBlank(it));
  return { line: content.slice(start, end + 1), rest: [] };
}

const isBlank = (node: DocumentNode) => typeof node === 'string' && node.trim() === '';

const isCode = (node: DocumentNode | undefined): node is DocumentElement => Array.isArray(node) && node[0] === 'code';

const misread = (text: string, where: string) =>
  new Error(`${where}: expected - \`name\`: words or - \`name\` = \`default\`: words, not "${text.slice(0, 40)}"`);
