import type { Options } from 'prettier';
import { blankSourceFile } from 'ts-blank-space';
import ts from 'typescript';
import { cutTypes } from './cutTypes';
import { typeOnlyRanges, type Range } from './javascriptTypes';

/** As the samples are written, so that both languages look alike. */
const STYLE: Options = {
  parser: 'babel',
  printWidth: 100,
  singleQuote: true,
  trailingComma: 'es5',
  arrowParens: 'avoid',
  bracketSameLine: true,
};

const CHECKER_COMMENT = /@ts-(?:expect-error|ignore|nocheck)\b/;

/**
 * A sample in JavaScript as one would write it: without its types and what is there only for them; other comments and
 * blank lines stay.
 *
 * @param code the sample
 * @param language `ts` or `tsx`
 * @returns null for a sample that has no types or nothing else, that shows what the type checker says, or from which
 *   types cannot be taken: a fragment, or one with an enum
 */
export async function toJavaScript(code: string, language: string): Promise<string | null> {
  const parse = (text: string) => ts.createSourceFile(`sample.${language}`, text, ts.ScriptTarget.ESNext, true);
  const source = parse(code);
  if (!isComplete(source) || CHECKER_COMMENT.test(code)) return null;

  let erasable = true;
  const blanked = blankSourceFile(parse(blank(code, typeOnlyRanges(source))), () => (erasable = false));
  if (!erasable || blanked === code) return null;
  const rest = withoutEmptiedLines(blanked, code);
  const statements = parse(rest);
  if (holdsOnlyImports(statements) || hasUnsetConstant(statements)) return null;
  return cutTypes(code, blanked) ?? layOut(rest, code);
}

/** Lays a sample out anew; null when it is no JavaScript. */
async function layOut(rest: string, code: string): Promise<string | null> {
  // Few samples need it, and it takes memory in each process that compiles pages.
  const { format } = await import('prettier');
  try {
    const formatted = (await format(rest, STYLE)).trimEnd();
    // An element that stands alone is no statement to who reads it.
    return code.trimEnd().endsWith('>') ? formatted.replace(/>;$/, '>') : formatted;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Whether the parser understood all of it. */
const isComplete = (source: ts.SourceFile) =>
  (source as ts.SourceFile & { parseDiagnostics: readonly unknown[] }).parseDiagnostics.length === 0;

/** TypeScript lets a constant be declared and not set, and leaves that to its checker. */
const hasUnsetConstant = ({ statements }: ts.SourceFile) =>
  statements.some(
    (statement) =>
      ts.isVariableStatement(statement) &&
      (statement.declarationList.flags & ts.NodeFlags.Const) !== 0 &&
      statement.declarationList.declarations.some(({ initializer }) => !initializer),
  );

const holdsOnlyImports = ({ statements }: ts.SourceFile) =>
  statements.every((statement) => ts.isImportDeclaration(statement) || ts.isEmptyStatement(statement));

/** Leaves spaces where the ranges are, so that each line stays on its line. */
function blank(code: string, ranges: readonly Range[]): string {
  return ranges.reduce(
    (text, { from, to }) => text.slice(0, from) + text.slice(from, to).replace(/[^\n]/g, ' ') + text.slice(to),
    code,
  );
}

/** Takes out the lines that held nothing but types; lines that were empty before part what they parted. */
function withoutEmptiedLines(blanked: string, code: string): string {
  const before = code.split('\n');
  const kept = blanked.split('\n').filter((line, index) => line.trim() || !before[index]?.trim());
  return kept.join('\n');
}
