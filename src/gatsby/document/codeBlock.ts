import type { Element } from 'hast';
import { h } from 'hastscript';
import { parseCodeMeta, extractMagicComments } from './codeMeta';
import { highlightCode } from './highlight';
import type { LinkOfName } from './libraryNames';

/**
 * A highlighted code sample. It is focusable, because keyboard users must be able to scroll wide code.
 *
 * @param meta text after the language of the fence
 * @param linkOf links names of the library
 * @throws Error for an unknown language, an invalid meta, or a marked line that does not exist
 */
export function codeBlock(code: string, language: string, meta = '', linkOf?: LinkOfName): Element {
  const parsed = parseCodeMeta(meta);
  const shown = extractMagicComments(code);
  const lineCount = shown.code.split('\n').length;
  for (const line of [...parsed.highlighted, ...parsed.inserted, ...parsed.deleted]) {
    if (line > lineCount) throw new Error(`line ${line} after the language: expected ${lineCount} at most`);
  }
  const highlighted = new Set([...parsed.highlighted, ...shown.highlighted]);
  const tokens = highlightCode(shown.code, language, { ...parsed, highlighted }, linkOf);
  // A sample for another version is followed by the same for the version of the page.
  const part = parsed.output ? ['output'] : parsed.version === null ? [] : ['before'];
  return h('figure', { className: ['sample', ...part], dataNumbered: parsed.showLineNumbers }, [
    ...(parsed.title ? [h('figcaption', { className: 'sample-title' }, parsed.title)] : []),
    h('pre', { className: 'sample-code', tabIndex: 0, translate: 'no' }, [
      h('code', { className: 'code', dataLanguage: language }, tokens),
    ]),
  ]);
}
