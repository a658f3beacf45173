import type { Element, ElementContent, Nodes, Root } from 'hast';
import type { VFile } from 'vfile';
import { toText } from '../../document/toText';
import type { DocumentElement, DocumentHeading, DocumentNode, DocumentProps } from '../../document/types';
import { readAttributes, type MdxNode } from './attributes';
import { CODE_BLOCK, type CodeBlockData } from './codeHandler';
import { COMPONENTS } from './components';
import type { DocumentContext } from './context';
import { idsIn, withoutIds, withoutLinks } from './documentNodes';
import { htmlProps, link } from './htmlElement';
import { codeInLanguages } from './javascriptTabs';
import { own } from './own';
import { ADMONITION_TITLES } from './remarkAdmonitions';
import { scrollingTable } from './scrollingTable';

/** Elements between whose children white space means nothing. */
const BLOCKS = new Set([
  'root',
  'Admonition',
  'Tabs',
  'Tab',
  'blockquote',
  'ul',
  'ol',
  'table',
  'thead',
  'tbody',
  'tr',
  'section',
  'details',
]);

/** Heading that remark-rehype puts above the footnotes. */
const FOOTNOTES_LABEL = 'footnote-label';

export interface CompiledTree {
  tree: DocumentNode[];
  headings: DocumentHeading[];
  /** Ids that a link may name. */
  anchors: string[];
}

/** Turns the hast of a page, with MDX's components still in it, into the page's document. */
export function toDocument(root: Root, file: VFile, context: DocumentContext): CompiledTree {
  const headings: DocumentHeading[] = [];
  const anchors: string[] = [];

  const fail = (message: string, node: Nodes | MdxNode): never => file.fail(message, node.position);

  const attempt = <T>(node: Nodes | MdxNode, action: () => T): T => {
    try {
      return action();
    } catch (error) {
      return fail(error instanceof Error ? error.message : String(error), node);
    }
  };

  const childrenOf = (parent: { children: unknown[] }, name: string): DocumentNode[] =>
    (parent.children as (ElementContent | MdxNode)[]).flatMap((child) => {
      if (child.type === 'text') return BLOCKS.has(name) && !child.value.trim() ? [] : [child.value];
      if (child.type === 'element') return [element(child)];
      if (child.type === 'mdxJsxFlowElement' || child.type === 'mdxJsxTextElement') return [component(child, name)];
      if (child.type === 'comment') return [];
      if (child.type === 'mdxFlowExpression' || child.type === 'mdxTextExpression') {
        const isComment = /^\s*\/\*[\s\S]*\*\/\s*$/.test(child.value);
        return isComment
          ? []
          : fail(`{${child.value}}: expected no expression outside an attribute; write \\{ for a brace`, child);
      }
      return fail(
        `${child.type}: expected markdown or a component; there is no import and no export here`,
        child as never,
      );
    });

  function element(node: Element): DocumentNode {
    const name = node.tagName;
    if (name === CODE_BLOCK) {
      const fence = node.data as CodeBlockData;
      return attempt(node, () => codeInLanguages(fence, context));
    }
    const children = childrenOf(node, name);
    const props = htmlProps(node);
    if (typeof props.id === 'string') anchors.push(props.id);
    if (name === 'a') return attempt(node, () => link(props, children, context));
    if (name === 'table') return scrollingTable('Table', children);
    if (/^h[2-6]$/.test(name) && props.id !== FOOTNOTES_LABEL) return heading(name, props, children);
    return [name, Object.keys(props).length > 0 ? props : null, ...children];
  }

  function heading(name: string, props: DocumentProps, children: DocumentNode[]): DocumentElement {
    const level = Number(name[1]);
    const id = String(props.id);
    if (level <= 3) headings.push({ id, level, label: children.map(withoutLinks) });
    const anchor: DocumentElement = [
      'a',
      { className: 'anchor', href: `#${id}`, 'aria-label': `Direct link to ${toText(children)}` },
    ];
    return [name, props, ...children, anchor];
  }

  function component(node: MdxNode, parent: string): DocumentNode {
    const name = node.name ?? '';
    const definition = own(COMPONENTS, name);
    if (!definition) return fail(`<${name}>: expected ${expectedInsteadOf(name)}`, node);
    if (definition.inside !== undefined && definition.inside !== parent) {
      return fail(`<${name}>: expected directly in <${definition.inside}>`, node);
    }
    const props = attempt(node, () => readAttributes(node, definition.props));
    const children = childrenOf(node, name);
    if (definition.empty && children.length > 0) return fail(`<${name}>: expected nothing in it`, node);
    const built = attempt(node, () => definition.build({ props, children, context }));
    if (!definition.hasAnchors) return built;
    const unique = withoutIds(built, new Set(anchors));
    anchors.push(...idsIn(unique));
    return unique;
  }

  return { tree: childrenOf(root, 'root'), headings, anchors };
}

/** What an author may have meant by a name that is none; an admonition is a component only once it is compiled. */
function expectedInsteadOf(name: string): string {
  const kinds = Object.keys(ADMONITION_TITLES).map((kind) => `:::${kind}`);
  return `one of ${(name === 'Admonition' ? kinds : Object.keys(COMPONENTS)).join(', ')}`;
}
