import type { Element, ElementContent, Nodes, Root } from 'hast';
import { find, hastToReact, html } from 'property-information';
import type { VFile } from 'vfile';
import { toText } from '../../document/toText';
import type { DocumentElement, DocumentHeading, DocumentNode, DocumentProps } from '../../document/types';
import { readAttributes, type MdxNode } from './attributes';
import { CODE_BLOCK, type CodeBlockData } from './codeHandler';
import { COMPONENTS } from './components';
import type { DocumentContext } from './context';
import { codeInLanguages } from './javascriptTabs';
import { own } from './own';
import { ADMONITION_TITLES } from './remarkAdmonitions';

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
    if (name === 'table')
      return [
        'div',
        { className: 'table', role: 'group', 'aria-label': 'Table', tabIndex: 0 },
        ['table', null, ...children],
      ];
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

/** A link with its address and, where it has one, its title, as a page, a place of this page or another site wants it. */
function link(props: DocumentProps, children: DocumentNode[], context: DocumentContext): DocumentElement {
  const { href: written, ...rest } = props;
  const href = String(written);
  if (href.startsWith('#')) return ['a', { ...rest, href: context.link(href) }, ...children];
  if (href.startsWith('api:') || !/^[a-z]+:/.test(href))
    return ['Link', { to: context.link(href), ...rest }, ...children];
  return ['a', { href, ...rest, target: '_blank', rel: 'noopener noreferrer' }, ...children];
}

/** The properties of a hast element under the names that React gives them. */
function htmlProps({ properties }: Element): DocumentProps {
  const props: DocumentProps = {};
  for (const [key, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue;
    const { attribute, property, space } = find(html, key);
    const plain = Array.isArray(value) ? value.join(' ') : value;
    if (property === 'align') props.style = { textAlign: plain };
    else props[space ? (hastToReact[property] ?? property) : attribute] = plain;
  }
  return props;
}

/** The ids of an element and of what is in it. */
function idsIn(node: DocumentNode): string[] {
  if (typeof node === 'string') return [];
  const [, props, ...children] = node;
  return [...(typeof props?.id === 'string' ? [props.id] : []), ...children.flatMap(idsIn)];
}

/** The same without the ids that other elements of the page have. */
function withoutIds(node: DocumentNode, taken: ReadonlySet<string>): DocumentNode {
  if (typeof node === 'string') return node;
  const [name, props, ...children] = node;
  const { id, ...others } = props ?? {};
  const kept = typeof id === 'string' && taken.has(id) ? others : props;
  return [name, kept, ...children.map((child) => withoutIds(child, taken))];
}

/** A label of "on this page" is a link itself, so links in it are left as their text. */
function withoutLinks(node: DocumentNode): DocumentNode {
  if (typeof node === 'string') return node;
  const [name, props, ...children] = node;
  return name === 'a' || name === 'Link' ? toText(children) : [name, props, ...children.map(withoutLinks)];
}
