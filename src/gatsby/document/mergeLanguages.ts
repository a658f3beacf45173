import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';
import { highlightSamples } from './highlight';
import { findElement, hasClass, isElement } from './html';
import type { LinkOfName } from './libraryNames';

/**
 * Makes one text of the two languages of a sample: what both have is in the page once, the rest in spans of the class
 * `ts` or `js`, of which the style sheet shows those of the chosen tab. JavaScript is hidden without it.
 */
export function mergeLanguages(root: Root, linkOf?: LinkOfName): void {
  visit(root, 'element', (node) => {
    if (node.tagName === 'figure') return SKIP;
    if (!hasClass(node, 'tabs')) return undefined;
    const panels = node.children.map((tab) => (isElement(tab) ? tab.data?.panel : undefined));
    const [typescript, javascript] = panels.map((panel) => panel?.content[0]);
    if (panels.length !== 2 || !panels[1]?.isDerived || !isElement(typescript) || !isElement(javascript)) {
      return undefined;
    }
    for (const tab of node.children as Element[]) tab.children = tab.children.slice(0, 1);
    mergeTitles(typescript, javascript);
    for (const block of [typescript, javascript]) highlightSamples(block, linkOf);
    const [code, derived] = [findElement(typescript, 'code'), findElement(javascript, 'code')];
    if (code && derived) code.children = merge(tokensOf(code), tokensOf(derived));
    node.children.push(typescript);
    return SKIP;
  });
}

function mergeTitles(typescript: Element, javascript: Element): void {
  const [title, derived] = [findElement(typescript, 'figcaption'), findElement(javascript, 'figcaption')];
  if (!title || !derived || toString(title) === toString(derived)) return;
  const second = part('js', derived.children);
  // Tools that compare a page with its markdown then look for nothing that only the page has.
  second.properties.dataMarkdownIgnore = '';
  title.children = [part('ts', title.children), { type: 'text', value: ' ' }, second];
}

type Language = 'ts' | 'js';

const part = (language: Language, children: ElementContent[]): Element =>
  h('span', { className: language, hidden: language === 'js' }, children);

interface Token {
  node: ElementContent;
  text: string;
}

/** The elements of highlighted code, and the words and spaces between them. */
const tokensOf = ({ children }: Element): Token[] =>
  children.flatMap((node): Token[] => {
    if (node.type === 'text') {
      const words = node.value.match(/\s+|\w+|[^\s\w]/g) ?? [];
      return words.map((text) => ({ node: { type: 'text', value: text }, text }));
    }
    return [{ node, text: toString(node) }];
  });

/** A shortest text that has all tokens of both in their order. */
function merge(typescript: readonly Token[], javascript: readonly Token[]): ElementContent[] {
  const lengths = commonLengths(typescript, javascript);
  const lengthAt = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  const merged: { language: Language | null; nodes: ElementContent[] }[] = [];
  const add = (language: Language | null, node: ElementContent) => {
    const last = merged.at(-1);
    if (last?.language === language) last.nodes.push(node);
    else merged.push({ language, nodes: [node] });
  };
  let [i, j] = [0, 0];
  for (;;) {
    const [first, second] = [typescript[i], javascript[j]];
    if (first && second && first.text === second.text) {
      add(null, first.node);
      i += 1;
      j += 1;
    } else if (first && (!second || lengthAt(i + 1, j) >= lengthAt(i, j + 1))) {
      add('ts', first.node);
      i += 1;
    } else if (second) {
      add('js', second.node);
      j += 1;
    } else break;
  }
  return merged.flatMap(({ language, nodes }) => (language ? part(language, joinTexts(nodes)) : joinTexts(nodes)));
}

/** For each place in the first and in the second, how many tokens of what follows both have, in one order. */
function commonLengths(first: readonly Token[], second: readonly Token[]): Uint16Array[] {
  const lengths = Array.from({ length: first.length + 1 }, () => new Uint16Array(second.length + 1));
  for (let i = first.length - 1; i >= 0; i -= 1) {
    const [row, next] = [lengths[i], lengths[i + 1]];
    if (!row || !next) continue;
    for (let j = second.length - 1; j >= 0; j -= 1) {
      const isSame = first[i]?.text === second[j]?.text;
      row[j] = isSame ? (next[j + 1] ?? 0) + 1 : Math.max(next[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return lengths;
}

function joinTexts(nodes: readonly ElementContent[]): ElementContent[] {
  const joined: ElementContent[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (last?.type === 'text' && node.type === 'text') last.value += node.value;
    else joined.push(node);
  }
  return joined;
}
