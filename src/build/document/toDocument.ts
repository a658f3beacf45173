import type { Element, ElementContent, Nodes, Root } from 'hast';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import { find, hastToReact, html } from 'property-information';
import type { VFile } from 'vfile';
import { toText } from '../../document/toText';
import type { DocumentElement, DocumentHeading, DocumentNode, DocumentProps } from '../../document/types';
import { codeBlock } from './codeBlock';
import { CODE_BLOCK, type CodeBlockData } from './codeHandler';
import { COMPONENTS } from './components';
import type { DocumentContext } from './context';
import { attributeValue } from './literal';

/** HTML that an author may write as such. */
const HTML = new Set(['abbr', 'br', 'del', 'details', 'ins', 'kbd', 'mark', 'sub', 'summary', 'sup']);

/** Elements between whose children white space means nothing. */
const BLOCKS = new Set(['root', 'blockquote', 'ul', 'ol', 'table', 'thead', 'tbody', 'tr', 'section', 'details']);

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
      if (child.type === 'mdxJsxFlowElement' || child.type === 'mdxJsxTextElement') return [component(child)];
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
      const { code, language, meta } = node.data as CodeBlockData;
      return attempt(node, () => codeBlock(code, language, meta));
    }
    const children = childrenOf(node, name);
    const props = htmlProps(node);
    if (typeof props.id === 'string') anchors.push(props.id);
    if (name === 'a') return attempt(node, () => link(String(props.href), props, children, context));
    if (name === 'table')
      return [
        'div',
        { className: 'table', role: 'region', 'aria-label': 'Table', tabIndex: 0 },
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

  function component(node: MdxNode): DocumentNode {
    const name = node.name ?? '';
    const props: DocumentProps = {};
    for (const attribute of node.attributes) {
      const value = attribute.type === 'mdxJsxAttribute' ? attributeValue(attribute) : undefined;
      if (attribute.type !== 'mdxJsxAttribute' || value === undefined) {
        return fail(`<${name}>: expected attributes whose values are literals`, node);
      }
      props[attribute.name] = value;
    }
    const definition = COMPONENTS[name];
    if (definition) {
      const children = childrenOf(node, 'root');
      const checked = definition.props.safeParse(props);
      if (!checked.success) {
        const [issue] = checked.error.issues;
        return fail(`<${name}> ${issue?.path.join('.') ?? ''}: ${issue?.message}`, node);
      }
      return attempt(node, () => definition.build({ props: checked.data as DocumentProps, children, context }));
    }
    if (!HTML.has(name)) {
      return fail(`<${name}>: expected one of ${[...Object.keys(COMPONENTS), ...HTML].join(', ')}`, node);
    }
    return [name, Object.keys(props).length > 0 ? props : null, ...childrenOf(node, name)];
  }

  return { tree: childrenOf(root, 'root'), headings, anchors };
}

type MdxNode = MdxJsxFlowElementHast | MdxJsxTextElementHast;

function link(href: string, props: DocumentProps, children: DocumentNode[], context: DocumentContext): DocumentElement {
  if (href.startsWith('#') || !/^[a-z]+:/.test(href)) {
    const target = context.link(href);
    return href.startsWith('#')
      ? ['a', { ...props, href: target }, ...children]
      : ['Link', { to: target }, ...children];
  }
  return ['a', { href, target: '_blank', rel: 'noopener noreferrer' }, ...children];
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

/** A label of "on this page" is a link itself, so links in it are left as their text. */
function withoutLinks(node: DocumentNode): DocumentNode {
  if (typeof node === 'string') return node;
  const [name, props, ...children] = node;
  return name === 'a' || name === 'Link' ? toText(children) : [name, props, ...children.map(withoutLinks)];
}
