import type { Code, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { DocumentElement } from '../../document/types';
import { codeBlock } from './codeBlock';
import type { CodeBlockData } from './codeHandler';
import { parseCodeMeta } from './codeMeta';
import type { DocumentContext } from './context';
import { toJavaScript } from './javascript';
import { extractMagicComments } from './magicComments';

declare module 'mdast' {
  interface CodeData {
    /** The sample in JavaScript. */
    javascript?: string;
  }
}

/** Gives each TypeScript fence its JavaScript, but for one in tabs, whose author has chosen what to show. */
export function remarkJavaScript() {
  return async (tree: Root) => {
    const fences: Code[] = [];
    visit(tree, (node) => {
      if (node.type === 'mdxJsxFlowElement' && node.name === 'Tabs') return SKIP;
      if (node.type === 'code' && /^tsx?$/.test(node.lang ?? '')) fences.push(node);
    });
    for (const fence of fences) {
      const javascript = await toJavaScript(fence.value, fence.lang ?? '');
      if (javascript !== null) fence.data = { ...fence.data, javascript };
    }
  };
}

/**
 * The block of a fence, or tabs with it in both languages when it has JavaScript. A sample with line marks stays alone,
 * for they count the lines that were written; so does one that does not compile, which JavaScript would not tell.
 *
 * @throws Error as `codeBlock` does
 */
export function codeInLanguages(
  { code, language, meta, javascript }: CodeBlockData,
  context: Pick<DocumentContext, 'nextId'>,
): DocumentElement {
  const block = codeBlock(code, language, meta);
  if (javascript === undefined || !isForBoth(code, meta)) return block;
  const javascriptMeta = meta.replace(/(title="[^"]*\.)ts(x?")/, '$1js$2');
  return [
    'Tabs',
    { id: context.nextId('tabs'), group: 'language' },
    ['Tab', { label: 'TypeScript' }, block],
    [
      'Tab',
      { label: 'JavaScript', derived: true },
      codeBlock(javascript, language.replace('ts', 'js'), javascriptMeta),
    ],
  ];
}

function isForBoth(code: string, meta: string): boolean {
  const { typescript, error, highlighted, inserted, deleted } = parseCodeMeta(meta);
  const marks = highlighted.size + inserted.size + deleted.size + extractMagicComments(code).highlighted.size;
  return !typescript && error === null && marks === 0;
}
