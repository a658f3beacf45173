import type { DocumentElement } from '../../document/types';
import { parseCodeMeta } from './codeMeta';
import { highlight } from './highlight';
import { extractMagicComments } from './magicComments';

/**
 * A sample as the document carries it: highlighted HTML, with its language and its title.
 *
 * @param code the sample
 * @param language one of `languages.ts`
 * @param meta what stands behind the language of the fence
 * @throws Error for an unknown language or a meta that is not understood or marks a line that is not there
 */
export function codeBlock(code: string, language: string, meta = ''): DocumentElement {
  const parsed = parseCodeMeta(meta);
  const shown = extractMagicComments(code);
  const lineCount = shown.code.split('\n').length;
  for (const line of [...parsed.highlighted, ...parsed.inserted, ...parsed.deleted]) {
    if (line > lineCount) throw new Error(`line ${line} after the language: expected ${lineCount} at most`);
  }
  const highlighted = new Set([...parsed.highlighted, ...shown.highlighted]);
  const html = highlight(shown.code, language, { ...parsed, highlighted });
  return [
    'Code',
    {
      language,
      html,
      ...(parsed.title !== null && { title: parsed.title }),
      ...(parsed.showLineNumbers && { numbered: true }),
    },
  ];
}
