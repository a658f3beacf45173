import type { Element, ElementContent, Root } from 'hast';
import { h } from 'hastscript';
import type { Position } from 'unist';
import type { VFile } from 'vfile';
import { readAttributes, type MdxNode } from './attributes';
import { COMPONENTS } from './components';
import type { DocumentContext } from './context';
import { pictures } from '../images/pictures';
import { ADMONITION_TITLES } from './remarkAdmonitions';
import { scrollingTable } from './apiParts';

/** Elements and components in which white space between children is insignificant. */
const BLOCKS = new Set('root aside Tabs Tab blockquote ul ol table thead tbody tr section details'.split(' '));

/** Replaces the components of a page with HTML, and resolves its links. Reports mistakes as messages of the file. */
export async function compileComponents(root: Root, file: VFile, context: DocumentContext): Promise<ElementContent[]> {
  let isBelowHeading = false;

  /** Reports a mistake, so that those after it are found as well. */
  const wrong = (reason: string, place: Position | undefined, cause?: Error): Element => {
    file.message(reason, { place, cause });
    return h('span');
  };
  const attempt = async (
    { position }: Element | MdxNode,
    action: () => Element | Promise<Element>,
  ): Promise<Element> => {
    try {
      return await action();
    } catch (error) {
      return wrong((error as Error).message, position, error as Error);
    }
  };

  /** In order, so that ids are the same in each build. */
  async function contentOf(parent: Root | Element | MdxNode, name: string): Promise<ElementContent[]> {
    const content: ElementContent[] = [];
    for (const child of parent.children) {
      const compiled = await contentOfChild(child, name);
      if (compiled) content.push(compiled);
    }
    return content;
  }

  async function contentOfChild(
    child: (Root | Element | MdxNode)['children'][number],
    parent: string,
  ): Promise<ElementContent | null> {
    switch (child.type) {
      case 'text':
        return BLOCKS.has(parent) && !child.value.trim() ? null : child;
      case 'element':
        return element(child);
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return component(child, parent);
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        if (/^\s*\/\*[\s\S]*\*\/\s*$/.test(child.value)) return null;
        return wrong(
          `{${child.value}}: expected no expression outside an attribute; write \\{ for a brace`,
          child.position,
        );
      default:
        return wrong('an import or export: expected markdown and components, which need no import', child.position);
    }
  }

  async function element(node: Element): Promise<Element> {
    if (node.tagName === 'img') return attempt(node, () => pictures(node, isBelowHeading, context.image));
    if (/^h[2-6]$/.test(node.tagName)) isBelowHeading = true;
    const children = await contentOf(node, node.tagName);
    if (node.tagName === 'a') return attempt(node, () => resolvedLink({ ...node, children }, context));
    return node.tagName === 'table' ? scrollingTable('Table', children) : { ...node, children };
  }

  async function component(node: MdxNode, parent: string): Promise<Element> {
    const name = node.name ?? '';
    const definition = Object.hasOwn(COMPONENTS, name) ? COMPONENTS[name] : undefined;
    if (!definition) return wrong(`<${name}>: expected ${expectedInsteadOf(name)}`, node.position);
    const { inside, empty } = definition;
    if (inside !== undefined && inside !== parent) {
      return wrong(`<${name}>: expected directly in <${inside}>`, node.position);
    }
    const before = file.messages.length;
    const children = await contentOf(node, name);
    // What is wrong inside would be reported once more, as what the component did not expect.
    if (file.messages.length > before) return h('span');
    if (empty && children.length > 0) return wrong(`<${name}>: expected nothing in it`, node.position);
    return attempt(node, () => definition.build({ props: readAttributes(node, definition.props), children, context }));
  }

  return contentOf(root, 'root');
}

/** What links may lead to outside the site. */
const OUTSIDE = /^(?:https?|mailto|tel):/;

/** @throws Error for an address that links may not have */
function resolvedLink(link: Element, context: DocumentContext): Element {
  const href = String(link.properties.href);
  const isExternal = /^[a-z]+:/.test(href) && !href.startsWith('api:');
  if (isExternal && !OUTSIDE.test(href)) throw new Error(`link to ${href}: expected https:, http:, mailto: or tel:`);
  const properties = isExternal
    ? { href, target: '_blank', rel: ['noopener', 'noreferrer'] }
    : { href: context.link(href, link.position?.start.line) };
  return { ...link, properties: { ...link.properties, ...properties } };
}

/** The valid names, for an error message. `Admonition` is not a component in MDX, so the `:::` kinds are suggested. */
function expectedInsteadOf(name: string): string {
  const kinds = Object.keys(ADMONITION_TITLES).map((kind) => `:::${kind}`);
  return `one of ${(name === 'Admonition' ? kinds : Object.keys(COMPONENTS)).join(', ')}`;
}
