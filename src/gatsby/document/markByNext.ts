import type { Element, Nodes, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { hasClass, isElement } from './html';

/**
 * Gives blocks whose look depends on the one after them a class. A style sheet could tell by `:has()`, but browsers would
 * ask again for all of them with every part of a page that arrives.
 *
 * - `joined`: a call before what it returns, or a sample for the version before above the one for this version
 * - `documented`: a heading above a declaration of the API
 */
export function markByNext(root: Root): void {
  visit(root, (node) => {
    const blocks = 'children' in node ? (node.children as Nodes[]).filter((child) => isElement(child)) : [];
    blocks.forEach((block, index) => {
      const next = blocks[index + 1];
      if (next) markBlock(block, next);
    });
  });
}

function markBlock(block: Element, next: Element): void {
  if (/^h[34]$/.test(block.tagName) && hasClass(next, 'api')) addClass(block, 'documented');
  if (!isSample(block) || !isSample(next)) return;
  const isForVersionBefore = figuresIn(block).some((figure) => hasClass(figure, 'before'));
  if (isForVersionBefore && !hasClass(block, 'before')) addClass(block, 'before');
  if (isForVersionBefore || hasClass(next, 'output')) addClass(block, 'joined');
}

const isSample = (block: Element) => hasClass(block, 'sample') || hasClass(block, 'code-tabs');

/** A sample itself, or those in its tabs. */
const figuresIn = (block: Element): Element[] =>
  block.tagName === 'figure' ? [block] : block.children.filter((child) => isElement(child)).flatMap(figuresIn);

function addClass({ properties }: Element, name: string): void {
  properties.className = [...((properties.className as string[] | undefined) ?? []), name];
}
