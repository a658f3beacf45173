import type { Paragraph, Root } from 'mdast';
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

/** The kinds of admonition, with the title of one that has none of its own. */
export const ADMONITION_TITLES: Record<string, string> = {
  note: 'Note',
  tip: 'Tip',
  info: 'Info',
  caution: 'Caution',
  danger: 'Danger',
};

type Directive = ContainerDirective | LeafDirective | TextDirective;

const isDirective = (node: { type: string }): node is Directive => node.type.endsWith('Directive');

/**
 * Turns `:::kind[Title]` blocks into the component Admonition, and gives back as text what only looks like a directive
 * (`10:30`, `a:b`).
 */
export function remarkAdmonitions() {
  return (tree: Root, file: VFile) => {
    visit(tree, (node, index, parent) => {
      if (!isDirective(node) || !parent || index === undefined) return;
      if (node.type === 'containerDirective') {
        if (!(node.name in ADMONITION_TITLES)) {
          const kinds = Object.keys(ADMONITION_TITLES).join(', ');
          file.fail(`no admonition "${node.name}": expected ${kinds}`, node.position);
        }
        parent.children[index] = toAdmonition(node) as never;
        return [SKIP, index];
      }
      const text = String(file.value).slice(node.position?.start.offset, node.position?.end.offset);
      parent.children[index] = { type: 'text', value: text, position: node.position } as never;
      return [SKIP, index + 1];
    });
  };
}

function toAdmonition(node: ContainerDirective): MdxJsxFlowElement {
  const [first, ...rest] = node.children;
  const hasTitle = first?.type === 'paragraph' && first.data?.directiveLabel === true;
  const title: Paragraph['children'] = hasTitle
    ? first.children
    : [{ type: 'text', value: ADMONITION_TITLES[node.name] ?? '' }];
  return {
    type: 'mdxJsxFlowElement',
    name: 'Admonition',
    attributes: [{ type: 'mdxJsxAttribute', name: 'kind', value: node.name }],
    children: [
      // Goes through the compiler as any paragraph does, so that a title may hold code and emphasis.
      { type: 'paragraph', children: title, position: node.position },
      ...((hasTitle ? rest : node.children) as MdxJsxFlowElement['children']),
    ],
    position: node.position,
  };
}
