import { LineCounter, isNode, parseDocument, type Document } from 'yaml';
import type { ZodType } from 'zod';
import { ContentError } from '../ContentError';

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
  const document = parseDocument(text, { lineCounter: lines });
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;

  const [syntaxError] = document.errors;
  if (syntaxError) {
    const [summary = 'not valid YAML'] = syntaxError.message.split('\n');
    throw new ContentError(file, lineAt(syntaxError.pos[0]), summary);
  }
  const result = schema.safeParse(document.toJS());
  if (result.success) return result.data;

  const [issue] = result.error.issues;
  const path = issue?.path ?? [];
  const where = path.length > 0 ? `${path.join('.')}: ` : '';
  throw new ContentError(file, lineAt(offsetOf(document, path)), `${where}${issue?.message ?? 'not as expected'}`);
}

/** Where a value stands in the text, or the innermost of its parents that is there. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  for (let depth = path.length; depth >= 0; depth--) {
    const node = document.getIn(path.slice(0, depth), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}
