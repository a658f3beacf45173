import { isNode, isSeq, LineCounter, parseDocument, visit } from 'yaml';
import type { ZodType } from 'zod';
import { ContentError } from '../ContentError';
import { inPlainWords, keyPath, offsetOf } from './parseYamlIssue';

/**
 * @param firstLine line of the file on which `text` begins; 2 for front matter
 * @throws ContentError for invalid YAML, or for the first value that the schema rejects
 */
export function parseYaml<T>(text: string, schema: ZodType<T>, file: string, firstLine = 1): T {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const fail = (offset: number, message: string): never => {
    throw new ContentError(file, lines.linePos(offset).line + firstLine - 1, message);
  };

  const [syntaxError] = document.errors;
  if (syntaxError) return fail(syntaxError.pos[0], syntaxError.message);
  visit(document, {
    Alias: (_, { source, range }) =>
      fail(range?.[0] ?? 0, `*${source}: expected quotes around text that begins with *`),
  });

  // Empty YAML is checked as an empty object, so that the error names the first missing key.
  const result = schema.safeParse(document.toJS() ?? {}, { error: inPlainWords });
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const path = issue ? keyPath(issue) : [];
  const where = path.length > 0 ? `${path.join('.')}: ` : '';
  return fail(offsetOf(document, path), `${where}${issue?.message ?? 'not as expected'}`);
}

/** The line of each item of a YAML list, from 1. */
export function entryLines(text: string): number[] {
  const lines = new LineCounter();
  const { contents } = parseDocument(text, { lineCounter: lines });
  return isSeq(contents)
    ? contents.items.map((item) => lines.linePos(isNode(item) ? (item.range?.[0] ?? 0) : 0).line)
    : [];
}
