import { setImmediate } from 'node:timers/promises';
import type { Element } from 'hast';
import type { Code, Root } from 'mdast';
import { transform, type Transform } from 'sucrase';
import { SKIP, visit } from 'unist-util-visit';
import ts from 'typescript';
import { digestOf } from '../digest';
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
      const javascript = await javascriptOf(fence.value, fence.lang ?? '');
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

/** Placeholder for an empty line, which TypeScript would drop. */
const EMPTY_LINE = '//\u2063';

/** Emitted for a module whose imports and exports were all types. */
const EMPTY_EXPORT = /^export \{\};$/m;

const converted = new Map<string, Promise<string | null>>();

/** By hash of a text: versions share samples, and a page that is saved has most of its samples as they were. Others may run between. */
function javascriptOf(code: string, language: string): Promise<string | null> {
  const key = digestOf(language, code);
  const javascript = converted.get(key) ?? setImmediate().then(() => toJavaScript(code, language));
  converted.set(key, javascript);
  return javascript;
}

/**
 * Drops types and type-only imports from a `ts` or `tsx` sample, and keeps other comments and empty lines. Returns null
 * when the sample has no types or only types, shows a type error, or is a fragment or has an enum.
 */
export async function toJavaScript(code: string, language: string): Promise<string | null> {
  if (CHECKER_COMMENT.test(code) || NOT_ERASABLE.test(code) || UNSET_CONSTANT.test(code)) return null;
  if (!hasTypes(code, language)) return null;
  const { outputText, diagnostics } = ts.transpileModule(code.replace(/^[ \t]*$/gm, EMPTY_LINE), {
    fileName: `sample.${language}`,
    reportDiagnostics: true,
    compilerOptions: { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext, jsx: ts.JsxEmit.Preserve },
  });
  if (diagnostics?.length) return null;
  const javascript = outputText.replaceAll(EMPTY_LINE, '').replace(EMPTY_EXPORT, '').trim();
  return javascript ? layOut(javascript, code) : null;
}

/** Asks Sucrase, which takes a tenth of the compiler's time; what it cannot parse is left to the compiler. */
function hasTypes(code: string, language: string): boolean {
  const transforms: Transform[] = language === 'tsx' ? ['typescript', 'jsx'] : ['typescript'];
  try {
    const withoutTypes = transform(code, {
      transforms,
      jsxRuntime: 'preserve',
      keepUnusedImports: true,
      disableESTransforms: true,
    });
    return withoutLayout(withoutTypes.code) !== withoutLayout(code);
  } catch {
    return true;
  }
}

/** Drops what may be left around types. */
const withoutLayout = (text: string) => text.replace(/[\s;,()]/g, '');

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
