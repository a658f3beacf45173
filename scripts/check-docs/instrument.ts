import ts from 'typescript';
import type { SampleModule } from './buildModule';
import { findClaims, isExpression, type Claim } from './findClaims';
import { parseCode } from './syntax';
import type { Problem } from './types';

/** A sample with probes in it, which tell what its statements give as it runs. */
export interface Instrumented {
  text: string;
  /** Whether what it does can be seen, so that it is worth running. */
  hasEffect: boolean;
  /** Line of the page of each claim that it makes. */
  claims: number[];
  problems: Problem[];
}

/** Languages in which an output is an expression. */
const EXPRESSIONS = ['js', 'ts'];

/**
 * Puts probes into a sample; lines stay where they are.
 *
 * @param module the sample, which compiles
 * @param id of the sample in its run
 * @param component name by which it exports a component that is rendered
 */
export function instrument(module: SampleModule, id: number, component: string | null): Instrumented {
  const { sample, text, own, language } = module;
  const source = parseCode(text, language);
  const { claims, problems } = findClaims(source, module);
  const ownClaims = claims.filter(({ isOwn }) => isOwn);
  const edits = new Edits();

  const result = resultOf(source, own);
  // A function would lose the name that its declaration gives it.
  if (result && !isFunction(result)) edits.wrap(result, '$docs.result(', ')');
  for (const claim of claims) addClaim(claim, edits);
  edits.insert(own.start, `const $docs = globalThis.checkDocs(${id}); `);

  const expressions = sample.outputs.flatMap(({ language: shown, code, line }, index) => {
    if (!EXPRESSIONS.includes(shown)) return [];
    if (isExpression(code)) return [`$docs.output(${index}, () => (${code}\n));`];
    problems.push({ file: sample.file, line, message: `output: expected a JavaScript expression` });
    return [];
  });
  return {
    text: `${edits.apply(text)}\n${expressions.join('\n')}`,
    hasEffect:
      ownClaims.length > 0 ||
      sample.outputs.length > 0 ||
      sample.throws !== null ||
      component !== null ||
      (result !== undefined && isJsx(result)),
    claims: ownClaims.map(({ line }) => line),
    problems,
  };
}

/** The text of a sample that another imports: without probes, and a statement that throws as it says does not end it. */
export function withoutThrowing(module: SampleModule): string {
  const source = parseCode(module.text, module.language);
  const edits = new Edits();
  for (const claim of findClaims(source, module).claims) if (claim.throws) catchError(claim, edits);
  return edits.apply(module.text);
}

function catchError({ statement }: Claim, edits: Edits, before = '', behind = ''): void {
  edits.insert(statement.getStart(), 'try { ');
  edits.insert(statement.end, ` ${before}} catch ($error) { ${behind}}`);
}

function addClaim(claim: Claim, edits: Edits): void {
  const { statement, expected, throws, line, isOwn } = claim;
  if (throws) {
    const probes = [`$docs.completed(${line}); `, `$docs.thrown(${line}, $error, ${JSON.stringify(expected)}); `];
    catchError(claim, edits, ...(isOwn ? probes : []));
    return;
  }
  if (!isOwn) return;
  const value = valueOf(statement);
  if (value) edits.wrap(value, `$docs.is(${line}, `, `, () => (${onOneLine(expected)}))`);
}

/** An expression without its comments, so that it is on one line and the lines behind it stay where they are. */
function onOneLine(expression: string): string {
  const source = parseCode(`(${expression}\n)`, 'ts');
  return ts.createPrinter({ removeComments: true }).printFile(source).trim().replace(/;$/, '').replaceAll('\n', ' ');
}

/** What a statement gives: an expression, the one argument of a `console.log`, or what a declaration declares. */
function valueOf(statement: Claim['statement']): ts.Expression | undefined {
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.at(-1)?.initializer;
  const { expression } = statement;
  return isConsoleLog(expression) && expression.arguments.length === 1 ? expression.arguments[0] : expression;
}

const isConsoleLog = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && node.expression.getText() === 'console.log';

/** What a sample gives: its last statement, if that is an expression, a declaration with a value or a default export. */
function resultOf(source: ts.SourceFile, own: SampleModule['own']): ts.Expression | undefined {
  const last = source.statements
    .filter(({ end, kind }) => end <= own.end && kind !== ts.SyntaxKind.EmptyStatement)
    .at(-1);
  if (!last || last.getStart() < own.start) return undefined;
  if (ts.isExpressionStatement(last)) return last.expression;
  if (ts.isVariableStatement(last)) return last.declarationList.declarations.at(-1)?.initializer;
  return ts.isExportAssignment(last) ? last.expression : undefined;
}

const isFunction = (node: ts.Expression) =>
  ts.isArrowFunction(node) || ts.isFunctionExpression(node) || ts.isClassExpression(node);

function isJsx(node: ts.Expression): boolean {
  if (ts.isParenthesizedExpression(node)) return isJsx(node.expression);
  return ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node);
}

/** Insertions into a text. */
class Edits {
  readonly #before = new Map<number, string>();
  readonly #behind = new Map<number, string>();

  insert(position: number, text: string): void {
    this.#before.set(position, text + (this.#before.get(position) ?? ''));
  }

  /** The last one around an expression is the outer one. */
  wrap(node: ts.Node, before: string, behind: string): void {
    this.insert(node.getStart(), before);
    this.#behind.set(node.end, (this.#behind.get(node.end) ?? '') + behind);
  }

  apply(text: string): string {
    const positions = [...new Set([...this.#before.keys(), ...this.#behind.keys()])].sort((a, b) => a - b);
    let done = 0;
    const parts = positions.flatMap((position) => {
      const part = text.slice(done, position);
      done = position;
      return [part, this.#behind.get(position) ?? '', this.#before.get(position) ?? ''];
    });
    return parts.join('') + text.slice(done);
  }
}
