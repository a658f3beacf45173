import type { SyntaxNode } from '@lezer/common';
import { parser } from '@lezer/javascript';
import { childrenOf } from '../shared/childrenOf';
import { lineAndColumnAt } from '../shared/ImportError';

/** A file of an app, parsed. What is not valid is parsed as far as it goes. */
export interface Component {
  text: string;
  top: SyntaxNode;
}

/** @param file the extension selects the language; angle brackets cast in `.ts` only */
export function parseComponent(text: string, file: string): Component {
  const dialect = /\.[cm]?ts$/.test(file) ? 'ts' : 'ts jsx';
  return { text, top: parser.configure({ dialect }).parse(text).topNode };
}

export const textOf = (node: SyntaxNode, { text }: Component): string => text.slice(node.from, node.to);

/** The text of a string without its quotation marks, or of a name. */
export const nameOf = (node: SyntaxNode, component: Component): string =>
  node.name === 'String' || node.name === 'JSXAttributeValue'
    ? textOf(node, component).slice(1, -1)
    : textOf(node, component);

/** The children that are no punctuation or keyword. */
export const partsOf = (node: SyntaxNode): SyntaxNode[] => childrenOf(node).filter(({ name }) => /^[A-Z]/.test(name));

/** Without parentheses, assertions of a type, and the hooks that only keep a value. */
export function unwrap(node: SyntaxNode, component: Component): SyntaxNode {
  const [inner] = partsOf(node);
  if (!inner) return node;
  if (node.name === 'ParenthesizedExpression' || node.name === 'JSXEscape') return unwrap(inner, component);
  if (node.name === 'BinaryExpression' && (node.getChild('as') || node.getChild('satisfies'))) {
    return unwrap(inner, component);
  }
  if (node.name === 'CallExpression' && /(?:^|\.)use(?:Memo|Callback)$/.test(textOf(inner, component))) {
    const [first] = partsOf(node.getChild('ArgList') ?? node);
    if (!first || !isFunction(first)) return node;
    const result = textOf(inner, component).endsWith('useMemo') ? resultOf(first) : first;
    return result ? unwrap(result, component) : node;
  }
  return node;
}

export const isFunction = ({ name }: SyntaxNode) =>
  name === 'ArrowFunction' || name === 'FunctionExpression' || name === 'FunctionDeclaration';

/** What a function returns, if it is one expression. */
export function resultOf(node: SyntaxNode): SyntaxNode | undefined {
  const body = partsOf(node).at(-1);
  if (body?.name !== 'Block') return body;
  const returned = body.getChildren('ReturnStatement');
  return returned.length === 1 && returned[0] ? partsOf(returned[0])[0] : undefined;
}

export const positionOf = ({ from }: SyntaxNode, { text }: Component) => lineAndColumnAt(text, from);

/** The first place that the parser could not read. */
export function mistakeIn(component: Component): string | null {
  let first: SyntaxNode | null = null;
  component.top.cursor().iterate(({ node }) => {
    if (node.type.isError) first ??= node;
    return first === null;
  });
  if (!first) return null;
  const { line, column } = positionOf(first, component);
  return `Line ${line}, column ${column}: this is not valid code, so what is near it may be overlooked.`;
}
