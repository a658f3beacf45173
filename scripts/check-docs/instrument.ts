import ts from 'typescript';
import type { SampleModule } from './buildModule';
import { findOutputComments, type OutputComment } from './findOutputComments';
import { parseCode } from './syntax';
import type { Problem } from './types';

/** A sample with probes that record its values at run time. */
export interface Instrumented {
  text: string;
  /** Whether the sample has an observable effect, and so is worth running. */
  hasEffect: boolean;
  /** Page line of each claim. */
  claims: number[];
  problems: Problem[];
}

/** Adds probes to a sample; line numbers stay unchanged. */
export function instrument(module: SampleModule, id: number, component: string | null): Instrumented {
  const { sample, text, own, language } = module;
  const source = parseCode(text, language);
  const { claims, problems } = findOutputComments(source, module);
  const ownClaims = claims.filter(({ isOwn }) => isOwn);
  const edits = new Edits();

  watchChance(source, module, edits);
  const result = resultOf(source, own);
  // Wrapping a function would lose the name inferred from its declaration.
  if (result && !isFunction(result)) edits.wrap(result, '$docs.result(', ')');
  for (const claim of claims) addClaim(claim, edits);
  edits.insert(own.start, `const $docs = globalThis.checkDocs(${id}); `);

  return {
    text: edits.apply(text),
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

/** What differs each time, and what to write instead. */
const CHANCE: Readonly<Record<string, string>> = {
  'Date.now()': 'Date.UTC(2026, 0, 31)',
  'new Date()': "new Date('2026-01-31')",
  'Math.random()': 'a number',
  'crypto.randomUUID()': 'a text',
};

/** Reports clocks and random numbers that the sample asks for while it runs: readers would not see what it shows. */
function watchChance(source: ts.SourceFile, { own, lines, sample }: SampleModule, edits: Edits): void {
  const visit = (node: ts.Node): void => {
    const text = ts.isCallExpression(node) || ts.isNewExpression(node) ? node.getText() : '';
    const instead = CHANCE[text];
    if (instead !== undefined && node.getStart() >= own.start && node.end <= own.end) {
      const line = lines[source.getLineAndCharacterOfPosition(node.getStart()).line] ?? sample.line;
      const message = `${text}: expected what is the same each time, such as ${instead}`;
      edits.wrap(node, `$docs.varies(${line}, ${JSON.stringify(message)}, `, ')');
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
}

/** The text of an imported sample: without probes, and with its claimed throws caught. */
export function withoutThrowing(module: SampleModule): string {
  const source = parseCode(module.text, module.language);
  const edits = new Edits();
  for (const claim of findOutputComments(source, module).claims) if (claim.throws) catchError(claim, edits);
  return edits.apply(module.text);
}

function catchError({ statement }: OutputComment, edits: Edits, before = '', behind = ''): void {
  edits.insert(statement.getStart(), 'try { ');
  edits.insert(statement.end, ` ${before}} catch ($error) { ${behind}}`);
}

function addClaim(claim: OutputComment, edits: Edits): void {
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

/** Removes comments and line breaks, so that the line numbers after it stay unchanged. */
function onOneLine(expression: string): string {
  const source = parseCode(`(${expression}\n)`, 'ts');
  return ts.createPrinter({ removeComments: true }).printFile(source).trim().replace(/;$/, '').replaceAll('\n', ' ');
}

/** The value to check: an expression, the single argument of `console.log`, or a declaration's initializer. */
function valueOf(statement: OutputComment['statement']): ts.Expression | undefined {
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.at(-1)?.initializer;
  const { expression } = statement;
  return isConsoleLog(expression) && expression.arguments.length === 1 ? expression.arguments[0] : expression;
}

const isConsoleLog = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && node.expression.getText() === 'console.log';

/** The last statement's value: an expression, an initializer or a default export. */
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

class Edits {
  readonly #before = new Map<number, string>();
  readonly #behind = new Map<number, string>();

  insert(position: number, text: string): void {
    this.#before.set(position, text + (this.#before.get(position) ?? ''));
  }

  /** A later wrap of the same node is the outer one. */
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
