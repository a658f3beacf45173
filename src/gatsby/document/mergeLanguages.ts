import { diffArrays } from 'diff';
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
  const textsOf = (tokens: readonly Token[]) => tokens.map(({ text }) => text);
  let [i, j] = [0, 0];
  return diffArrays(textsOf(typescript), textsOf(javascript)).flatMap(({ count, added, removed }) => {
    const tokens = added ? javascript.slice(j, j + count) : typescript.slice(i, i + count);
    if (!added) i += count;
    if (!removed) j += count;
    const nodes = joinTexts(tokens.map(({ node }) => node));
    if (!added && !removed) return nodes;
    return part(added ? 'js' : 'ts', nodes);
  });
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
