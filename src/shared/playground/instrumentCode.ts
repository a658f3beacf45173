import { parser } from '@lezer/javascript';
import type { SyntaxNode } from '@lezer/common';
import { GUARD_GLOBAL, SCOPE_GLOBAL } from './globals';

interface ImportRequest {
  specifier: string;
  line: number;
}

export interface Instrumented {
  /** Instrumented code with unchanged line numbers; the original code if it does not parse. */
  code: string;
  requests: ImportRequest[];
  /** First line with a syntax error, from 1; null if the code parses. */
  brokenLine: number | null;
}

/** Texts to insert around parts of the code; a closing text belongs to the last opened one. */
interface Insertions {
  opening: [position: number, text: string][];
  closing: [position: number, text: string][];
}

/**
 * Inserts a guard call at the start of every loop and function body, so that endless code can be stopped, leads
 * assignments to `location` elsewhere, so that they can be kept out of the history, and lists the `require` calls.
 * `code` is JavaScript with CommonJS modules.
 */
export function instrumentCode(code: string): Instrumented {
  const insertions: Insertions = { opening: [], closing: [] };
  const requests: ImportRequest[] = [];
  let broken: number | null = null;
  const declaresLocation = DECLARES_LOCATION.test(code);

  parser.parse(code).iterate({
    enter({ node }) {
      if (node.type.isError) broken ??= node.from;
      guard(node, insertions);
      if (!declaresLocation) redirectLocation(node, code, insertions);
      const specifier = node.name === 'CallExpression' && requiredBy(node, code);
      if (specifier) requests.push({ specifier, line: lineAt(code, node.from) });
    },
  });
  if (broken !== null) return { code, requests, brokenLine: lineAt(code, broken) };
  return { code: insert(code, insertions), requests, brokenLine: null };
}

/** From 1. */
export const lineAt = (code: string, position: number) => code.slice(0, position).split('\n').length;

function guard(node: SyntaxNode, insertions: Insertions): void {
  switch (node.name) {
    case 'ForStatement':
    case 'WhileStatement':
      return guardBody(node.lastChild, insertions, '{', '}', ';');
    case 'DoStatement':
      return guardBody(node.firstChild?.nextSibling, insertions, '{', '}', ';');
    case 'ArrowFunction':
      return guardBody(node.lastChild, insertions, '(', ')', ',');
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'MethodDeclaration':
    case 'Property':
      return guardBody(node.getChild('Block'), insertions);
  }
}

/** A single statement or expression is wrapped. */
function guardBody(
  body: SyntaxNode | null | undefined,
  { opening, closing }: Insertions,
  open = '',
  close = '',
  separator = '',
): void {
  if (!body) return;
  if (body.name === 'Block') {
    opening.push([body.from + 1, `${GUARD_GLOBAL}();`]);
  } else {
    opening.push([body.from, `${open}${GUARD_GLOBAL}()${separator}`]);
    closing.push([body.to, close]);
  }
}

const DECLARES_LOCATION = /\b(?:const|let|var|function)\s+location\b|[({,]\s*location\s*[,:)}=]/;

const LOCATION = /^(?:(?:window|self|globalThis|document)\s*\.\s*)*location\s*(?:\.\s*(?:hash|href|assign)\s*)?$/;

/** Where code changes `location`. */
function redirectLocation(node: SyntaxNode, code: string, { opening }: Insertions): void {
  if (node.name !== 'AssignmentExpression' && node.name !== 'CallExpression') return;
  const target = node.firstChild;
  if (target && LOCATION.test(code.slice(target.from, target.to))) opening.push([target.from, `${SCOPE_GLOBAL}.`]);
}

function requiredBy(call: SyntaxNode, code: string): string | null {
  const callee = call.firstChild;
  const argument = call.getChild('ArgList')?.getChild('String');
  if (!callee || !argument || code.slice(callee.from, callee.to) !== 'require') return null;
  return code.slice(argument.from + 1, argument.to - 1);
}

function insert(code: string, { opening, closing }: Insertions): string {
  let result = '';
  let position = 0;
  // Inner insertions close first, and at the same position closing texts precede opening ones.
  for (const [at, text] of [...closing.reverse(), ...opening].sort(([a], [b]) => a - b)) {
    result += code.slice(position, at) + text;
    position = at;
  }
  return result + code.slice(position);
}
