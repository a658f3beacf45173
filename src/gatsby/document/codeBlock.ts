import type { Element } from 'hast';
import { h } from 'hastscript';
import { parseCodeMeta, extractMagicComments, type CodeMeta } from './codeMeta';
import { requireLanguage } from './parseCode';

declare module 'hast' {
  interface ElementData {
    /** Of a `code` that `highlightSamples` has not coloured yet. */
    code?: { language: string; meta: CodeMeta; linksNames: boolean };
  }
}

/**
 * A code sample in plain text. It is focusable, because keyboard users must be able to scroll wide code.
 *
 * @param meta text after the language of the fence
 * @param linksNames whether names of the library lead to their documentation
 * @throws Error for an unknown language, an invalid meta, or a marked line that does not exist
 */
export function codeBlock(code: string, language: string, meta = '', linksNames = false): Element {
  requireLanguage(language);
  const parsed = parseCodeMeta(meta);
  const shown = extractMagicComments(code);
  const lineCount = shown.code.split('\n').length;
  for (const line of [...parsed.highlighted, ...parsed.inserted, ...parsed.deleted]) {
    if (line > lineCount) throw new Error(`line ${line} after the language: expected ${lineCount} at most`);
  }
  const highlighted = new Set([...parsed.highlighted, ...shown.highlighted]);
  const text = h('code', { className: 'code', dataLanguage: language }, shown.code);
  // A sample for another version is followed by the same for the version of the page.
  const part = parsed.output ? ['output'] : parsed.version === null ? [] : ['before'];
  return h('figure', { className: ['sample', ...part], dataNumbered: parsed.showLineNumbers }, [
    ...(parsed.title ? [h('figcaption', { className: 'sample-title' }, parsed.title)] : []),
    h('pre', { className: 'sample-code', tabIndex: 0, translate: 'no' }, [
      { ...text, data: { code: { language, meta: { ...parsed, highlighted }, linksNames } } },
    ]),
  ]);
}
