import ts from 'typescript';
import type { SampleModule } from './buildModule';
import type { Problem } from './types';

/** A comment `// => value` or `// => throws message` after a statement. */
export interface OutputComment {
  statement: ts.ExpressionStatement | ts.VariableStatement;
  /** JavaScript expression, or part of the error message. */
  expected: string;
  throws: boolean;
  /** Line of the page. */
  line: number;
  /** False for a claim of a sample that this sample continues. */
  isOwn: boolean;
}

const CLAIM = /^\/\/\s*=>/;

/** Finds the claims in a sample, and a problem for each comment that cannot be parsed. */
export function findOutputComments(source: ts.SourceFile, { own, lines, sample }: SampleModule) {
  const claims: OutputComment[] = [];
  const problems: Problem[] = [];
  const claimed = new Map<number, number>();
  const lineOf = (position: number) => lines[source.getLineAndCharacterOfPosition(position).line] ?? sample.line;
  const report = (position: number, message: string) => {
    // A continued sample reports its own problems.
    if (position >= own.start) problems.push({ file: sample.file, line: lineOf(position), message });
  };

  const visit = (node: ts.Node): void => {
    if (node.end <= own.end && (ts.isExpressionStatement(node) || ts.isVariableStatement(node))) {
      const comments = commentsBehind(node, source.text);
      const first = comments.findIndex(({ text }) => CLAIM.test(text));
      const comment = comments[first];
      if (comment && comment.start < own.end && !claimed.has(comment.start)) {
        claimed.set(comment.start, comment.start + comment.text.length);
        const read = readClaim(comments.slice(first).map(({ text }) => text));
        const isOwn = comment.start >= own.start;
        if (!read) report(comment.start, `${comment.text}: expected a JavaScript expression`);
        else if (read.throws && !ts.isExpressionStatement(node)) {
          report(comment.start, `${comment.text}: expected after an expression, not a declaration`);
        } else claims.push({ statement: node, ...read, line: lineOf(comment.start), isOwn });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);

  const isClaimed = (position: number) => [...claimed].some(([start, end]) => start <= position && position < end);
  for (const { index } of source.text.slice(0, own.end).matchAll(/\/\/\s*=>/g)) {
    if (!isClaimed(index) && !isInText(source, index)) {
      report(index, '// => expected right after an expression statement or a declaration');
    }
  }
  return { claims, problems };
}

/** Line comments on the last line of a statement and directly below it. */
function commentsBehind(statement: ts.Node, text: string): { start: number; text: string }[] {
  const ranges = [
    ...(ts.getTrailingCommentRanges(text, statement.end) ?? []),
    ...(ts.getLeadingCommentRanges(text, statement.end) ?? []),
  ];
  return ranges.map(({ pos, end }) => ({ start: pos, text: text.slice(pos, end) }));
}

/** The value may continue on the following comment lines until it is a complete expression. */
function readClaim(comments: string[]): Pick<OutputComment, 'expected' | 'throws'> | null {
  const lines = comments.map((comment) => comment.replace(/^\/\/ ?/, ''));
  lines[0] = lines[0]?.replace(/^\s*=>\s*/, '') ?? '';
  const thrown = /^throws(?:\s+(?<message>.*))?$/.exec(lines[0]);
  if (thrown) return { expected: thrown.groups?.message ?? '', throws: true };
  for (let count = 1; count <= lines.length; count++) {
    const expected = lines.slice(0, count).join('\n');
    if (isExpression(expected)) return { expected, throws: false };
  }
  return null;
}

/**
 * Whether a text is a single JavaScript expression. A comma expression is not, because a reader would see two values.
 */
function isExpression(text: string): boolean {
  const source = ts.createSourceFile('value.ts', `(${text}\n)`, ts.ScriptTarget.ES2022);
  const { parseDiagnostics } = source as unknown as { parseDiagnostics: unknown[] };
  const [statement, more] = source.statements;
  return (
    text.trim() !== '' &&
    parseDiagnostics.length === 0 &&
    more === undefined &&
    statement !== undefined &&
    ts.isExpressionStatement(statement) &&
    ts.isParenthesizedExpression(statement.expression) &&
    !(
      ts.isBinaryExpression(statement.expression.expression) &&
      statement.expression.expression.operatorToken.kind === ts.SyntaxKind.CommaToken
    )
  );
}

function isInText(source: ts.SourceFile, position: number): boolean {
  const find = (node: ts.Node): ts.Node =>
    ts.forEachChild(node, (child) =>
      child.getStart(source) <= position && position < child.end ? find(child) : undefined,
    ) ?? node;
  const node = find(source);
  return (
    ts.isStringLiteralLike(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddleOrTemplateTail(node) ||
    ts.isRegularExpressionLiteral(node) ||
    ts.isJsxText(node)
  );
}
