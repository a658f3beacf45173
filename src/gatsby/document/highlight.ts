import { highlightTree } from '@lezer/highlight';
import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';
import { highlighter } from '../../shared/playground/highlighter';
// Declares the data of code.
import type {} from './codeBlock';
import { isScript, type CodeMeta } from './codeMeta';
import { libraryNames, type LinkOfName } from './libraryNames';
import { parseCode } from './parseCode';

/**
 * Colours the samples in a page. They are most of its elements, so what reads the page before is quick.
 *
 * @param linkOf of the names in samples that link them
 */
export function highlightSamples(content: Root | Element, linkOf?: LinkOfName): void {
  visit(content, 'element', (node) => {
    const { code } = node.data ?? {};
    if (!code) return undefined;
    delete node.data;
    node.children = highlightCode(toString(node), code.language, code.meta, code.linksNames ? linkOf : undefined);
    return SKIP;
  });
}

/**
 * @returns a span for each coloured token and, when lines are marked or numbered, for each line
 * @throws Error for an unknown language
 */
export function highlightCode(
  code: string,
  language: string,
  meta: CodeMeta,
  linkOf: LinkOfName = () => null,
): ElementContent[] {
  const lines = tokenLines(code, language, linkOf);
  const marked = meta.highlighted.size + meta.inserted.size + meta.deleted.size > 0;
  if (!marked && !meta.showLineNumbers) {
    return lines.flatMap((line, index) => (index === 0 ? line : [{ type: 'text' as const, value: '\n' }, ...line]));
  }
  return lines.map((line, index) => {
    const number = index + 1;
    const className = [
      'line',
      meta.deleted.has(number) ? 'del' : meta.inserted.has(number) && 'ins',
      // Not `mark`, which is the class of API badges.
      meta.highlighted.has(number) && 'marked',
    ].filter((name) => name !== false);
    return h('span', { className }, [...line, '\n']);
  });
}

/** Tokens by line; a token that spans lines is split. */
function tokenLines(code: string, language: string, linkOf: LinkOfName): ElementContent[][] {
  const parts = parseCode(code, language);
  const names = isScript(language) ? libraryNames(parts, code, linkOf) : [];
  const seen = new Set<string>();
  const lines: ElementContent[][] = [[]];
  let position = 0;
  const write = (to: number, className: string | undefined) => {
    for (let name = names[0]; name && name.from < to; name = names[0]) {
      names.shift();
      writeText(name.from, className);
      // The tab key stops at the first link to each place.
      const tabIndex = seen.has(name.href) ? -1 : undefined;
      seen.add(name.href);
      lines.at(-1)?.push(h('a', { tabIndex, href: name.href }, code.slice(name.from, name.to)));
      position = name.to;
    }
    writeText(to, className);
  };
  const writeText = (to: number, className: string | undefined) => {
    for (const [index, value] of code.slice(position, to).split('\n').entries()) {
      if (index > 0) lines.push([]);
      if (value) lines.at(-1)?.push(className ? h('span', { className }, value) : { type: 'text', value });
    }
    position = to;
  };
  const writeToken = (from: number, to: number, classes: string) => {
    if (from > position) write(from, undefined);
    write(to, classes.split(' ')[0]);
  };
  for (const { tree, from, to } of parts) highlightTree(tree, highlighter, writeToken, from, to);
  if (position < code.length) write(code.length, undefined);
  return lines;
}
