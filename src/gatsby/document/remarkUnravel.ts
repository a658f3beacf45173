import type { Paragraph, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { PHRASING_HTML } from './html';

/** Inline components and elements, even when alone on a line. */
const PHRASING = new Set<string>([...PHRASING_HTML, 'br', 'DemoLink']);

/**
 * Corrects how MDX classifies a component alone on its line: `<Example name="…" />` is a block, not paragraph content,
 * and `<DemoLink option="…" />` is paragraph content, not a block.
 */
export function remarkUnravel() {
  return (tree: Root, file: VFile) => {
    visit(tree, (node, index, parent) => {
      if (!parent || index === undefined) return;
      if (node.type === 'mdxJsxFlowElement' && PHRASING.has(node.name ?? '')) {
        parent.children[index] = toParagraph(node, file) as never;
      } else if (node.type === 'paragraph' && holdsOnlyBlocks(node)) {
        const blocks = node.children.flatMap((child) =>
          child.type === 'mdxJsxTextElement' ? [{ ...child, type: 'mdxJsxFlowElement' as const }] : [],
        );
        parent.children.splice(index, 1, ...(blocks as never[]));
        return [SKIP, index];
      }
    });
  };
}

function toParagraph(node: MdxJsxFlowElement, file: VFile): Paragraph {
  const children = node.children.flatMap((child) =>
    child.type === 'paragraph'
      ? child.children
      : file.fail(`<${node.name}> with a block in it: expected part of a sentence`, child.position),
  );
  const word = { ...node, type: 'mdxJsxTextElement' as const, children };
  return { type: 'paragraph', children: [word], position: node.position };
}

function holdsOnlyBlocks({ children }: Paragraph): boolean {
  const components = children.filter((child) => child.type === 'mdxJsxTextElement');
  return (
    components.length > 0 &&
    components.every(({ name }) => name !== null && !PHRASING.has(name)) &&
    children.every((child) => child.type === 'mdxJsxTextElement' || (child.type === 'text' && !child.value.trim()))
  );
}
