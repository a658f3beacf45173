import type { Element, ElementContent, Root } from 'hast';
import type { VFile } from 'vfile';
import { readAttributes, type MdxNode } from './attributes';
import { COMPONENTS } from './components';
import type { DocumentContext } from './context';
import { resolvedLink } from './links';
import { ADMONITION_TITLES } from './remarkAdmonitions';
import { scrollingTable } from './apiParts';

/** Elements and components in which white space between children is insignificant. */
const BLOCKS = new Set('root aside Tabs Tab blockquote ul ol table thead tbody tr section details'.split(' '));

/** Replaces the components of a page with HTML, and resolves its links. Throws VFileMessage. */
export function compileComponents(root: Root, file: VFile, context: DocumentContext): ElementContent[] {
  const attempt = <T>({ position }: Element | MdxNode, action: () => T): T => {
    try {
      return action();
    } catch (error) {
      return file.fail(error instanceof Error ? error.message : String(error), position);
    }
  };

  const contentOf = (parent: Root | Element | MdxNode, name: string): ElementContent[] =>
    parent.children.flatMap((child): ElementContent | ElementContent[] => {
      switch (child.type) {
        case 'text':
          return BLOCKS.has(name) && !child.value.trim() ? [] : child;
        case 'element':
          return element(child);
        case 'mdxJsxFlowElement':
        case 'mdxJsxTextElement':
          return component(child, name);
        case 'mdxFlowExpression':
        case 'mdxTextExpression':
          if (/^\s*\/\*[\s\S]*\*\/\s*$/.test(child.value)) return [];
          return file.fail(
            `{${child.value}}: expected no expression outside an attribute; write \\{ for a brace`,
            child.position,
          );
        default:
          return file.fail(
            `${child.type}: expected markdown or a component; there is no import and no export here`,
            child.position,
          );
      }
    });

  function element(node: Element): Element {
    const children = contentOf(node, node.tagName);
    if (node.tagName === 'a') return attempt(node, () => resolvedLink({ ...node, children }, context));
    return node.tagName === 'table' ? scrollingTable('Table', children) : { ...node, children };
  }

  function component(node: MdxNode, parent: string): Element {
    const name = node.name ?? '';
    const definition = Object.hasOwn(COMPONENTS, name) ? COMPONENTS[name] : undefined;
    if (!definition) return file.fail(`<${name}>: expected ${expectedInsteadOf(name)}`, node.position);
    const { inside, empty } = definition;
    if (inside !== undefined && inside !== parent) {
      return file.fail(`<${name}>: expected directly in <${inside}>`, node.position);
    }
    const props = attempt(node, () => readAttributes(node, definition.props));
    const children = contentOf(node, name);
    if (empty && children.length > 0) return file.fail(`<${name}>: expected nothing in it`, node.position);
    return attempt(node, () => definition.build({ props, children, context }));
  }

  return contentOf(root, 'root');
}

/** The valid names, for an error message. `Admonition` is not a component in MDX, so the `:::` kinds are suggested. */
function expectedInsteadOf(name: string): string {
  const kinds = Object.keys(ADMONITION_TITLES).map((kind) => `:::${kind}`);
  return `one of ${(name === 'Admonition' ? kinds : Object.keys(COMPONENTS)).join(', ')}`;
}
