import { setImmediate } from 'node:timers/promises';
import type { Element } from 'hast';
import type { Code, Root } from 'mdast';
import { transform, type Transform } from 'sucrase';
import { SKIP, visit } from 'unist-util-visit';
import { digestOf } from '../digest';
import { memoize } from '../memoize';
import { codeBlock } from './codeBlock';
import { extractMagicComments, isCompared, parseCodeMeta, withoutDeleted, type CodeMeta } from './codeMeta';
import type { DocumentContext } from './context';
import { formatCode } from './formatCode';
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
      const [code, language] = [fence.value, fence.lang ?? ''];
      const javascript = await javascriptOf(digestOf(language, code), code, language);
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
  const parsed = parseCodeMeta(meta);
  // A sample for another version has the names of that one.
  const linksNames = parsed.version === null;
  const block = codeBlock(value, language, meta, linksNames);
  if (isCompared(language, parsed)) block.data = { sample: { code: withoutDeleted(value, parsed.deleted) } };
  if (data?.javascript === undefined || !isForBoth(value, parsed)) return block;
  const javascriptMeta = meta.replace(/(title="[^"]*\.)ts(x?")/, '$1js$2');
  const javascript = codeBlock(data.javascript, language.replace('ts', 'js'), javascriptMeta, linksNames);
  const panels = [
    { label: 'TypeScript', content: [block] },
    { label: 'JavaScript', content: [javascript], isDerived: true },
  ];
  return tabs(panels, 'language', context);
}

function isForBoth(code: string, { typescript, error, highlighted, inserted, deleted }: CodeMeta): boolean {
  const marks = highlighted.size + inserted.size + deleted.size + extractMagicComments(code).highlighted.size;
  return !typescript && error === null && marks === 0;
}

const CHECKER_COMMENT = /@ts-(?:expect-error|ignore|nocheck)\b/;

/** Enums and namespaces compile to code that nobody would write. */
const NOT_ERASABLE = /^\s*(?:export )?(?:const )?(?:enum|namespace) /m;

/** TypeScript transpiles an uninitialized `const`; only the type checker reports it. */
const UNSET_CONSTANT = /^\s*(?:export )?const [\w$]+: [^=;]+;/m;

/** Versions share samples, and a page that is saved has most of its samples as they were. Others may run between. */
const javascriptOf = memoize((_digest, code: string, language: string) =>
  setImmediate().then(() => toJavaScript(code, language)),
);

/**
 * Drops types and type-only imports from a `ts` or `tsx` sample, and keeps other comments and empty lines. Returns null
 * when the sample has no types or only types, shows a type error, or is a fragment or has an enum.
 */
export async function toJavaScript(code: string, language: string): Promise<string | null> {
  if (CHECKER_COMMENT.test(code) || NOT_ERASABLE.test(code) || UNSET_CONSTANT.test(code)) return null;
  const imported = withoutTypes(code, language, true);
  if (imported === null || withoutLayout(imported) === withoutLayout(code)) return null;
  const javascript = withoutEmptied(withoutTypes(code, language, false) ?? '', code).trim();
  return javascript ? layOut(javascript, code) : null;
}

/** Keeps the number of lines. Returns null for what cannot be parsed. */
function withoutTypes(code: string, language: string, keepUnusedImports: boolean): string | null {
  const transforms: Transform[] = language === 'tsx' ? ['typescript', 'jsx'] : ['typescript'];
  try {
    return transform(code, { transforms, jsxRuntime: 'preserve', keepUnusedImports, disableESTransforms: true }).code;
  } catch {
    return null;
  }
}

/** Drops what may be left around types. */
const withoutLayout = (text: string) => text.replace(/[\s;,()]/g, '');

const COMMENT = /^\s*(?:\/\/|\/?\*)/;

const HAS_CODE = /^\s*(?!\/\/)\S/;

/** Drops lines whose code has gone, and comments directly above them. */
function withoutEmptied(text: string, original: string): string {
  const before = original.split('\n');
  const kept: string[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (HAS_CODE.test(line) || !HAS_CODE.test(before[index] ?? '')) kept.push(line);
    else while (COMMENT.test(kept.at(-1) ?? '')) kept.pop();
  }
  return kept.join('\n');
}

async function layOut(javascript: string, code: string): Promise<string | null> {
  try {
    const formatted = await formatCode(javascript, 'babel');
    // A sample that is a single JSX element should not end with a semicolon.
    return code.trimEnd().endsWith('>') ? formatted.replace(/>;$/, '>') : formatted;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
