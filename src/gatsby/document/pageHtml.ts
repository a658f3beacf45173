import type { Element, ElementContent, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { CONTINUE, SKIP, visit } from 'unist-util-visit';
import type { DocumentHeading } from '../../shared/document';
import { FIRST_SCREEN_BLOCKS, FIRST_SCREEN_END } from '../../shared/firstScreen';
import { isApiAnchor } from '../api/symbolLocations';
import { isSitePath } from '../../shared/navigation/sitePath';
import { isApiName } from '../../shared/untranslated';
import { hasClass, isElement } from './html';
import { markByNext } from './markByNext';

/** Heading that remark-rehype adds above the footnotes. */
const FOOTNOTES_LABEL = 'footnote-label';

const isHeading = ({ tagName, properties }: Element) => /^h[2-6]$/.test(tagName) && properties.id !== FOOTNOTES_LABEL;

export const printHtml = (nodes: Root | ElementContent | ElementContent[]): string =>
  toHtml(nodes, { characterReferences: { useNamedReferences: true } });

/** Lists the ids of a page in order. Of a second element with the same id, removes the id and the badges of its symbol. */
export function removeRepetitions(root: Root): string[] {
  const anchors = new Set<string>();
  visit(root, 'element', (node) => {
    const { id } = node.properties;
    if (typeof id !== 'string') return;
    if (anchors.has(id)) {
      delete node.properties.id;
      node.children = node.children.filter((child) => child.type !== 'element' || !child.data?.isOfSymbol);
    }
    anchors.add(id);
  });
  return [...anchors];
}

/** The headings for "on this page". Each becomes a link there, so links inside are reduced to their text. */
export function listHeadings(root: Root): DocumentHeading[] {
  const purposes = headingPurposes(root);
  const headings: DocumentHeading[] = [];
  visit(root, 'element', (node) => {
    const level = Number(node.tagName[1]);
    if (!isHeading(node) || level > 3) return;
    const id = String(node.properties.id);
    const html = printHtml(node.children.map(withoutLinks)).replace(LONG_NAME, (name) => name.replace(HUMP, '$&<wbr>'));
    headings.push({ id, level, html, purpose: purposes.get(id) ?? null });
  });
  return headings;
}

/** A name that may be wider than the list. */
const LONG_NAME = /\w{16,}/g;

/** The end of a word in a name such as `getOperators`. */
const HUMP = /[a-z](?=[A-Z])/g;

/** Purposes by heading, from tables with the columns "For" and "Props". */
function headingPurposes(root: Root): Map<string, string> {
  const purposes = new Map<string, string>();
  visit(root, 'element', (table) => {
    if (table.tagName !== 'table') return undefined;
    const [head, ...rows] = rowsOf(table);
    if (head?.map((cell) => toString(cell)).join() !== 'For,Props') return SKIP;
    for (const [purpose, props] of rows) {
      visit({ type: 'root', children: props ? [props] : [] }, 'element', ({ properties: { href } }) => {
        if (purpose && href) purposes.set(String(href).slice(1), toString(purpose));
      });
    }
    return SKIP;
  });
  return purposes;
}

const rowsOf = ({ children }: Element): Element[][] =>
  children.flatMap((part) => {
    if (part.type !== 'element') return [];
    return part.tagName === 'tr' ? [part.children as Element[]] : rowsOf(part);
  });

/** Marks code, and headings that are names of the API: translators must leave them as they are. */
export function keepUntranslated(root: Root): void {
  visit(root, 'element', (node) => {
    if (node.tagName === 'pre') return SKIP;
    const isCode = node.tagName === 'code' || node.tagName === 'kbd';
    if (isCode || (isHeading(node) && isApiName(toString(node)))) node.properties.translate = 'no';
    return CONTINUE;
  });
}

function withoutLinks(node: ElementContent): ElementContent {
  if (node.type !== 'element') return node;
  if (node.tagName === 'a') return { type: 'text', value: toString(node) };
  return { ...node, children: node.children.map(withoutLinks) };
}

const hasLink = (node: ElementContent): boolean =>
  node.type === 'element' && (node.tagName === 'a' || node.children.some(hasLink));

/** @param site base of paths; only its path prefix is used */
export function pageHtml(root: Root, site: string): string {
  const prefix = site.replace(/^https?:\/\/[^/]+/, '');
  visit(root, 'element', (node) => {
    const { properties } = node;
    const { id } = properties;
    if (typeof id === 'string' && isApiAnchor(id) && !id.includes('.')) endWithSamples(node);
    if (isSitePath(String(properties.href))) properties.href = `${prefix}${String(properties.href)}`;
    if (properties.src) properties.src = `${prefix}${String(properties.src)}`;
    if (properties.srcSet) properties.srcSet = String(properties.srcSet).replace(/(?<=^|, )/g, prefix);
    if (properties.align) {
      properties.style = `text-align:${String(properties.align)}`;
      delete properties.align;
    }
    // A link must not contain another.
    if (!isHeading(node) || node.children.some(hasLink)) return;
    node.children = [h('a', { className: 'anchor', href: `#${String(properties.id)}` }, node.children)];
  });
  markByNext(root);
  endFirstScreen(root);
  return printHtml(root);
}

/** The browser fills it in when a reader opens it. */
function endWithSamples({ tagName, children }: Element): void {
  const last = children.at(-1);
  const end = tagName === 'tr' && last?.type === 'element' ? last.children : children;
  end.push(h('details', { className: ['uses', 'script-only'] }, [h('summary', 'Samples')]));
}

/** Before an example below other blocks, too: a query builder takes longer to show than the words above it. */
function endFirstScreen({ children }: Root): void {
  const blocks = children.filter((child) => isElement(child));
  const end = blocks.findIndex((it, index) => index >= FIRST_SCREEN_BLOCKS || (index > 0 && hasClass(it, 'example')));
  const [next, last] = [blocks[end], blocks[end - 1]];
  if (!next || !last) return;
  const rest = children.splice(children.indexOf(next));
  children.push({ type: 'comment', value: FIRST_SCREEN_END }, ...inFolds(rest, last));
}

/** A fold ends at the first heading after this many elements. */
const FOLD_SIZE = 300;

/**
 * Puts blocks, from their first heading on, into folds that begin with a heading: browsers can lay out one at a time.
 * No fold comes between a heading and the next, whose margins differ then.
 *
 * @param last the block before
 */
function inFolds(blocks: Root['children'], last: Element): Root['children'] {
  const result: Root['children'] = [];
  let open = result;
  let size = FOLD_SIZE;
  for (const block of blocks) {
    if (isElement(block)) {
      if (isHeading(block) && !isHeading(last) && size >= FOLD_SIZE) {
        const fold = h('div', { className: 'fold' });
        result.push(fold);
        open = fold.children;
        size = 0;
      }
      visit(block, 'element', () => void (size += 1));
      last = block;
    }
    open.push(block);
  }
  return result;
}
