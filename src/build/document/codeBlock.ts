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
 * @throws Error for an unknown language or a meta that is not understood
 */
export function codeBlock(code: string, language: string, meta = ''): DocumentElement {
  const parsed = parseCodeMeta(meta);
  const extracted =
    parsed.highlighted.size > 0 ? { code, highlighted: parsed.highlighted } : extractMagicComments(code);
  const html = highlight(extracted.code, language, { ...parsed, highlighted: extracted.highlighted });
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
