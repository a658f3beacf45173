import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { z } from 'zod';
import { toString } from 'hast-util-to-string';
import { apiAnchor, splitNames } from '../api/symbolLocations';
import type { ApiMember, ApiSymbol } from '../api/types';
import type { ApiHistory, VersionApi } from '../api/versionApi';
import { historyBadges, namesTable, requiredMark, withSpaces, typeText, literalDefault } from './apiParts';
import { versionApiOf, type DocumentContext } from './context';
import { defineComponent, nonEmptyText } from './defineComponent';
import { isElement } from './html';
import { endOfTypeArguments } from './parseCode';

declare module 'hast' {
  interface ElementData {
    /** Badges of a whole symbol. */
    isOfSymbol?: true;
    /** What the package declares, which no search looks for. */
    isDeclared?: true;
  }
}

/** `<ApiTable of="ActionProps">` around a list: member types come from the package, descriptions from the list. */
export const ApiTable = defineComponent({
  props: z.object({ of: nonEmptyText }),
  build({ props: { of }, children, context }) {
    const { symbol, member } = versionApiOf(context).find(of);
    const { members } = symbol;
    if (member || members.length === 0) throw new Error(`<ApiTable of="${of}">: expected a name that has members`);
    const entries = readApiEntries(
      children,
      `<ApiTable of="${of}">`,
      members.map(({ name }) => name),
    );

    const required = members.filter((it) => isRequired(symbol, it));
    // One mark says it of all.
    const isEachRequired = required.length > 1 && required.length === members.length;
    const rows = members.map((it) =>
      row(symbol, it, entries.get(it.name), !isEachRequired && required.includes(it), context),
    );
    return h('div', { className: 'api', id: apiAnchor(of) }, [
      ...symbolBadges(symbol, context),
      ...(isEachRequired ? [h('p', [requiredMark('each required')])] : []),
      namesTable(of, rows),
      ...inheritance(symbol, context),
    ]);
  },
});

const isRequired = ({ kind }: ApiSymbol, { type, optional }: ApiMember) =>
  type !== '' && !optional && kind !== 'constant';

/** A line of its own in the page; for tools that read the table as markdown, the row stays one line. */
const factsLine = (facts: (Element | string)[]): (Element | string)[] => [
  { ...h('span', { className: 'declared' }, facts), data: { isDeclared: true } },
  ' ',
];

/** Above the table, unless the declaration of the symbol has them. */
function symbolBadges(symbol: ApiSymbol, context: DocumentContext): Element[] {
  const badges = historyBadges({ ...versionApiOf(context).history(symbol, null), changed: null });
  return badges.length === 0 ? [] : [{ ...h('p', withSpaces(badges)), data: { isOfSymbol: true } }];
}

/** The history of a member, without what is said of its symbol. */
function memberHistory(symbol: ApiSymbol, member: ApiMember, { history }: VersionApi): ApiHistory {
  const [whole, own] = [history(symbol, null), history(symbol, member)];
  return {
    ...own,
    ...(whole.since === own.since ? { addedIn: null, isLate: false } : {}),
    ...(whole.removedIn === null ? {} : { removedIn: null }),
  };
}

function row(
  symbol: ApiSymbol,
  member: ApiMember,
  written: ApiEntry | undefined,
  isMarked: boolean,
  context: DocumentContext,
): Element {
  const history = memberHistory(symbol, member, versionApiOf(context));
  const name = [h('code', member.name), ...(isMarked ? [requiredMark()] : []), ...historyBadges(history)];
  const value = literalDefault(`${symbol.name}.${member.name}`, member, written?.default);
  const facts = [
    ...(member.type === '' ? [] : [typeText(member.type, context)]),
    ...(value === null ? [] : [h('span', ['Default ', h('code', value)])]),
  ];
  const line = facts.length === 0 ? [] : factsLine(withSpaces(facts));
  return h('tr', [h('td', withSpaces(name)), h('td', [...line, ...(written?.words ?? [])])]);
}

/** Inherited members are documented in the tables of the parent types. */
function inheritance(symbol: ApiSymbol, context: DocumentContext): Element[] {
  if (symbol.extends.length === 0) return [];
  const parents = symbol.extends.map((name) => typeText(name, context));
  return [h('p', ['And those of ', ...parents.flatMap((it, index) => (index === 0 ? [it] : [' and ', it])), '.'])];
}

/** `<ApiNames of="defaultJoinChar splitBy">` around a list: a row per symbol, with its declaration and description. */
export const ApiNames = defineComponent({
  props: z.object({ of: nonEmptyText }),
  build({ props: { of }, children, context }) {
    const api = versionApiOf(context);
    const names = splitNames(of);
    const entries = readApiEntries(children, `<ApiNames of="${of}">`, names);
    const rows = names.map((name): Element => {
      const { symbol, member } = api.find(name);
      if (member) throw new Error(`<ApiNames of="${of}">: expected names of symbols, not ${name}`);
      const declaration = withoutName(symbol.signature.replace(/\s+/g, ' '));
      const label = withSpaces([h('code', symbol.name), ...historyBadges(api.history(symbol, null))]);
      return h('tr', { id: apiAnchor(name) }, [
        h('td', label),
        h('td', [...factsLine([typeText(declaration, context)]), ...(entries.get(name)?.words ?? [])]),
      ]);
    });
    return h('div', { className: 'api' }, [namesTable('Exports', rows)]);
  },
});

/** `const limit = 3` becomes `3`, and `type Pair<T = string> = [T, T]` becomes `[T, T]`; `const limit` stays. */
function withoutName(signature: string): string {
  const [start] = /^(?:const|type) [\w$]+/.exec(signature) ?? [];
  if (start === undefined) return signature;
  const end = signature[start.length] === '<' ? endOfTypeArguments(signature, start.length) : start.length;
  return signature.slice(end).replace(/^(?: =|:) /, '') || signature;
}

/** An author's description of a name: `` - `name`: words `` or `` - `name` = `default`: words ``. */
interface ApiEntry {
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
function readApiEntries(
  children: readonly ElementContent[],
  where: string,
  names: readonly string[],
): Map<string, ApiEntry> {
  const [list] = children;
  if (children.length !== 1 || !isElement(list, 'ul')) {
    throw new Error(`${where}: expected one list of lines such as - \`name\`: what it does`);
  }
  const items = list.children.filter((it) => isElement(it, 'li'));
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
  if (all.length === 0) throw new Error(`${where}: expected words after \`${toString(name)}\`:`);
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
