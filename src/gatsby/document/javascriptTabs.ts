import type { Element } from 'hast';
import type { Code, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { codeBlock } from './codeBlock';
import { parseCodeMeta } from './codeMeta';
import type { DocumentContext } from './context';
import { toJavaScript } from './javascript';
import { extractMagicComments } from './magicComments';
import { tabs } from './tabs';

declare module 'mdast' {
  interface CodeData {
    javascript?: string;
  }
}

/** Adds a JavaScript version to each TypeScript fence, except in tabs, where the author has chosen what to show. */
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
 * The block of a fence, or tabs with TypeScript and JavaScript. Samples with line marks stay single, because the marks
 * refer to the original lines; so do samples with a compile error, which JavaScript would not have.
 */
export function codeInLanguages(
  { value, lang, meta: given, data }: Code,
  context: Pick<DocumentContext, 'nextId'>,
): Element {
  const [language, meta] = [lang ?? 'text', given ?? ''];
  const block = codeBlock(value, language, meta);
  if (data?.javascript === undefined || !isForBoth(value, meta)) return block;
  const javascriptMeta = meta.replace(/(title="[^"]*\.)ts(x?")/, '$1js$2');
  const javascript = codeBlock(data.javascript, language.replace('ts', 'js'), javascriptMeta);
  const panels = [
    { label: 'TypeScript', content: [block] },
    { label: 'JavaScript', content: [javascript], isDerived: true },
  ];
  return tabs(panels, 'language', context);
}

function isForBoth(code: string, meta: string): boolean {
  const { typescript, error, highlighted, inserted, deleted } = parseCodeMeta(meta);
  const marks = highlighted.size + inserted.size + deleted.size + extractMagicComments(code).highlighted.size;
  return !typescript && error === null && marks === 0;
}
