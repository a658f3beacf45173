import { highlightTree } from '@lezer/highlight';
import { highlighter } from '../../playground/highlighter';
import { escapeText } from '../entities';
import type { CodeMeta } from './codeMeta';
import { parserOf } from './languages';

/**
 * Highlights a sample.
 *
 * @returns its HTML: a span for each token that has a colour, and, where lines are marked or numbered, one for each line
 * @throws Error for a language that is not known
 */
export function highlight(code: string, language: string, meta: CodeMeta): string {
  const lines = tokenLines(code, language);
  const marked = meta.highlighted.size + meta.inserted.size + meta.deleted.size > 0;
  if (!marked && !meta.showLineNumbers) return lines.join('\n');
  return lines
    .map((line, index) => {
      const kind = meta.deleted.has(index + 1) ? ' del' : meta.inserted.has(index + 1) ? ' ins' : '';
      // Not `mark`, as the look of an API's changes is called.
      const mark = meta.highlighted.has(index + 1) ? ' marked' : '';
      return `<span class="line${kind}${mark}">${line}\n</span>`;
    })
    .join('');
}

/** The HTML of each line; a token that goes over several lines is closed at the end of each. */
function tokenLines(code: string, language: string): string[] {
  const parser = parserOf(language);
  let html = '';
  let position = 0;
  const write = (to: number, kind: string) => {
    const open = kind ? `<span class="${kind}">` : '';
    const close = kind ? '</span>' : '';
    html += `${open}${escapeText(code.slice(position, to)).replace(/\n/g, `${close}\n${open}`)}${close}`;
    position = to;
  };
  if (parser) {
    highlightTree(parser.parse(code), highlighter, (from, to, classes) => {
      if (from > position) write(from, '');
      write(to, classes.split(' ')[0] ?? '');
    });
  }
  if (position < code.length) write(code.length, '');
  return html.split('\n');
}
