import { isNode, isSeq, LineCounter, parseDocument, visit } from 'yaml';
import type { ZodType } from 'zod';
import { ContentError } from '../ContentError';
import { inPlainWords, keyPath, offsetOf } from './parseYamlIssue';

/**
 * Parses YAML and checks it against a schema.
 *
 * @param text the YAML
 * @param schema what it should hold
 * @param file name of the file, for errors
 * @param firstLine line of the file on which the text begins (front matter begins on its second)
 * @throws ContentError for YAML that does not parse, or the first value that the schema refuses
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

  // Nothing at all is taken for a table without keys, so that the error names the first key that is missing.
  const result = schema.safeParse(document.toJS() ?? {}, { error: inPlainWords });
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const path = issue ? keyPath(issue) : [];
  const where = path.length > 0 ? `${path.join('.')}: ` : '';
  return fail(offsetOf(document, path), `${where}${issue?.message ?? 'not as expected'}`);
}

/** The line of each entry of a list in YAML, from 1. */
export function entryLines(text: string): number[] {
  const lines = new LineCounter();
  const { contents } = parseDocument(text, { lineCounter: lines });
  return isSeq(contents)
    ? contents.items.map((item) => lines.linePos(isNode(item) ? (item.range?.[0] ?? 0) : 0).line)
    : [];
}
