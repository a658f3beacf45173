import type { Element, ElementContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { hasClass, isElement, PHRASING_HTML } from '../document/html';
import { apiNameOf } from '../api/symbolLocations';

/** The text at the start of a page, under a heading, or of a documented name. */
export interface SearchSection {
  /** 0 for the page itself, otherwise one more than the enclosing section. */
  depth: number;
  label: string;
  anchor: string | null;
  isSymbol: boolean;
  text: string;
}

type OpenSection = Omit<SearchSection, 'text'> & { words: string[] };

/** @param title of the page, which may be a documented name itself */
export const searchSections = (title: string, content: readonly ElementContent[]): SearchSection[] =>
  openSections(title, content).map(({ words, ...section }) => ({ ...section, text: joinWords(words) }));

export const joinWords = (words: readonly string[]): string => words.filter((it) => it !== '').join(' ');

function openSections(title: string, content: readonly ElementContent[]): OpenSection[] {
  const page: OpenSection = { depth: 0, label: title, anchor: null, isSymbol: false, words: [] };
  const sections = [page];
  /** Levels of the open headings. Pages may skip levels, but depths have no gaps. */
  let levels: number[] = [];
  let section = page;

  const addHeading = (heading: Element) => {
    const level = Number(heading.tagName[1]);
    levels = [...levels.filter((it) => it < level), level];
    const anchor = String(heading.properties.id);
    section = { depth: levels.length, label: toString(heading).trim(), anchor, isSymbol: false, words: [] };
    sections.push(section);
  };

  const addNames = (names: readonly ApiName[]) => {
    let owner = section;
    for (const { name, anchor, words, isMember } of names) {
      if (!isMember && letters(section.label) === letters(name)) {
        section.isSymbol = true;
        owner = section;
        continue;
      }
      const above = isMember ? owner : section;
      const symbol = { depth: above.depth + 1, label: name, anchor: anchor ?? above.anchor, isSymbol: true, words };
      if (!isMember) owner = symbol;
      sections.push(symbol);
    }
  };

  const add = (nodes: readonly ElementContent[]) => {
    for (const node of nodes) {
      if (node.type !== 'element') section.words.push(plainText([node]));
      else if (isHeading(node)) addHeading(node);
      else if (hasClass(node, 'api')) addNames(documentedApiNames(node));
      else if (holdsSections(node)) add(node.children);
      else section.words.push(plainText([node]));
    }
  };
  add(content);
  return sections;
}

const isHeading = ({ tagName, properties }: Element) => /^h[2-6]$/.test(tagName) && properties.id !== undefined;

const holdsSections = ({ children }: Element): boolean =>
  children.some((child) => isElement(child) && (isHeading(child) || hasClass(child, 'api') || holdsSections(child)));

/** The same for a name and its heading, such as ParameterizedSQL and `Parameterized SQL`. */
export const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Finds what the sections say of a documented name, in a sentence; empty if nothing. */
export function sentencesIn(sections: readonly SearchSection[]): (name: string) => string {
  const symbols = sections.filter(({ isSymbol }) => isSymbol);
  // The first section of a name counts.
  const texts = new Map(symbols.toReversed().map(({ label, text }) => [letters(label), text]));
  return (name) => {
    const text = texts.get(letters(name)) ?? '';
    // A sentence ends before a space; "e.g." and the like are not in the texts.
    return /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
  };
}

interface ApiName {
  name: string;
  /** Element id; null for an element without an id. */
  anchor: string | null;
  words: string[];
  /** Whether it is a member of the preceding type. */
  isMember: boolean;
}

/**
 * The names documented by a rendered `<Api>`, `<ApiTable>` or `<ApiNames>`, types before their members. `<ApiChanges>`
 * gives none: it lists names that are documented elsewhere.
 */
function documentedApiNames(api: Element): ApiName[] {
  const id = idOf(api);
  const rows = rowsIn(api);
  const isTable = id !== null || !rows.some((row) => idOf(row) !== null);
  if (id === null && isTable) return [];
  const own: ApiName[] = id === null ? [] : [{ name: apiNameOf(id), anchor: id, words: [], isMember: false }];
  return [...own, ...rows.map((row) => rowName(row, isTable))];
}

const idOf = ({ properties: { id } }: Element) => (typeof id === 'string' ? id : null);

function rowName(row: Element, isMember: boolean): ApiName {
  const [label, words] = row.children as Element[];
  const [code] = label?.children ?? [];
  return {
    name: isElement(code) ? toString(code) : '',
    anchor: idOf(row),
    words: words === undefined ? [] : [plainText([words])],
    isMember,
  };
}

function rowsIn(api: Element): Element[] {
  const rows: Element[] = [];
  visit(api, 'element', (node) => {
    if (node.tagName === 'tr') rows.push(node);
    return node.tagName === 'tr' || node.tagName === 'thead' ? SKIP : undefined;
  });
  return rows;
}

/** Inline elements, which do not separate words. */
const INLINE_ELEMENTS = new Set<string>([...PHRASING_HTML, 'a', 'code', 'em', 'span', 'strong']);

/** Classes of elements that are not indexed as text. */
const UNINDEXED_CLASSES = ['sample', 'example', 'ui-tab', 'demo-link'];

/** The text of nodes on one line, without samples. */
function plainText(nodes: readonly ElementContent[]): string {
  return withSpaces(nodes).replace(/\s+/g, ' ').trim();
}

function withSpaces(nodes: readonly ElementContent[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return node.value;
      if (node.type !== 'element' || node.data?.isDeclared) return '';
      if (UNINDEXED_CLASSES.some((name) => hasClass(node, name))) return '';
      const text = withSpaces(node.children);
      return INLINE_ELEMENTS.has(node.tagName) ? text : ` ${text} `;
    })
    .join('');
}
