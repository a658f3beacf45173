import type { Paragraph, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';

/**
 * Takes components that stand alone on their line out of the paragraph that markdown puts around them, as MDX does:
 * `<Example name="…" />` is a block, not a word of a paragraph.
 */
export function remarkUnravel() {
  return (tree: Root) => {
    visit(tree, 'paragraph', (node, index, parent) => {
      if (!parent || index === undefined || !holdsOnlyComponents(node)) return;
      const blocks = node.children.flatMap((child) =>
        child.type === 'mdxJsxTextElement' ? [{ ...child, type: 'mdxJsxFlowElement' as const }] : [],
      );
      parent.children.splice(index, 1, ...(blocks as never[]));
      return [SKIP, index];
    });
  };
}

/** HTML that is part of a sentence even where it stands alone. */
const PHRASING = new Set(['abbr', 'br', 'del', 'DemoLink', 'ins', 'kbd', 'mark', 'sub', 'sup']);

function holdsOnlyComponents({ children }: Paragraph): boolean {
  const components = children.filter((child) => child.type === 'mdxJsxTextElement');
  return (
    components.length > 0 &&
    components.every(({ name }) => name !== null && !PHRASING.has(name)) &&
    children.every((child) => child.type === 'mdxJsxTextElement' || (child.type === 'text' && !child.value.trim()))
  );
}
