import type { SyntaxNode } from '@lezer/common';

/** What a node is made of, without comments. */
export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling)
    if (!/Comment$/.test(child.name)) children.push(child);
  return children;
}
