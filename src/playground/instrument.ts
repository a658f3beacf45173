import { parser } from '@lezer/javascript';
import type { SyntaxNode } from '@lezer/common';
import { GUARD } from './frame/createGuard';

/** A module that a file asks for. */
export interface Request {
  specifier: string;
  /** Line of the request, from 1. */
  line: number;
}

export interface Instrumented {
  /** The code with its guards, each line where it was; without them when it is no JavaScript. */
  code: string;
  requests: Request[];
  /** The first line, from 1, that is no JavaScript; null when there is none. */
  brokenLine: number | null;
}

/** Texts that go into the code before and behind a part of it; `}` and `)` belong to what was opened last. */
interface Insertions {
  opening: [position: number, text: string][];
  closing: [position: number, text: string][];
}

/**
 * Puts a call of the guard at the start of every loop's body and every function's body, so that code which does not end
 * can be stopped, and lists what the code requires.
 *
 * @param code JavaScript with CommonJS modules
 */
export function instrument(code: string): Instrumented {
  const insertions: Insertions = { opening: [], closing: [] };
  const requests: Request[] = [];
  let broken: number | null = null;

  parser.parse(code).iterate({
    enter({ node }) {
      if (node.type.isError) broken ??= node.from;
      guard(node, insertions);
      const specifier = node.name === 'CallExpression' && requiredBy(node, code);
      if (specifier) requests.push({ specifier, line: lineAt(code, node.from) });
    },
  });
  if (broken !== null) return { code, requests, brokenLine: lineAt(code, broken) };
  return { code: insert(code, insertions), requests, brokenLine: null };
}

const lineAt = (code: string, position: number) => code.slice(0, position).split('\n').length;

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

/** Guards a body: a block, or a single statement or expression, which is wrapped. */
function guardBody(
  body: SyntaxNode | null | undefined,
  { opening, closing }: Insertions,
  open = '',
  close = '',
  separator = '',
): void {
  if (!body) return;
  if (body.name === 'Block') {
    opening.push([body.from + 1, `${GUARD}();`]);
  } else {
    opening.push([body.from, `${open}${GUARD}()${separator}`]);
    closing.push([body.to, close]);
  }
}

/** What `require('…')` names; null for any other call. */
function requiredBy(call: SyntaxNode, code: string): string | null {
  const callee = call.firstChild;
  const argument = call.getChild('ArgList')?.getChild('String');
  if (!callee || !argument || code.slice(callee.from, callee.to) !== 'require') return null;
  return code.slice(argument.from + 1, argument.to - 1);
}

function insert(code: string, { opening, closing }: Insertions): string {
  let result = '';
  let position = 0;
  // What was opened last closes first, and what closes somewhere goes before what opens there.
  for (const [at, text] of [...closing.reverse(), ...opening].sort(([a], [b]) => a - b)) {
    result += code.slice(position, at) + text;
    position = at;
  }
  return result + code.slice(position);
}
