import type { Element } from 'hast';
import type { Code } from 'mdast';

/** Name under which a fence goes through hast. */
export const CODE_BLOCK = 'code-block';

/** A fence as its author wrote it. */
export type CodeBlockData = {
  code: string;
  language: string;
  meta: string;
  /** The same in JavaScript; see javascriptTabs. */
  javascript?: string;
};

/** Keeps a fence whole on its way from markdown to HTML, where remark-rehype would lose what stands behind its language. */
export function codeHandler(_state: unknown, { value, lang, meta, data: given, position }: Code): Element {
  const data: CodeBlockData = {
    code: value,
    language: lang ?? 'text',
    meta: meta ?? '',
    javascript: given?.javascript,
  };
  return { type: 'element', tagName: CODE_BLOCK, properties: {}, children: [], data, position };
}
