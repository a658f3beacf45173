import remarkDirective from 'remark-directive';

import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { VFileMessage } from 'vfile-message';
import { ContentError } from '../ContentError';
import { codeHandler } from './codeHandler';
import type { DocumentContext } from './context';
import { remarkAdmonitions } from './remarkAdmonitions';
import { remarkHeadingIds } from './remarkHeadingIds';
import { remarkTablesAndNotes } from './remarkTablesAndNotes';
import { remarkUnravel } from './remarkUnravel';
import { toDocument, type CompiledTree } from './toDocument';

const MDX_NODES = [
  'mdxFlowExpression',
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
  'mdxTextExpression',
  'mdxjsEsm',
] as const;

const processor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkTablesAndNotes)
  .use(remarkDirective)
  .use(remarkUnravel)
  .use(remarkAdmonitions)
  .use(remarkHeadingIds)
  .use(remarkRehype, { passThrough: [...MDX_NODES], clobberPrefix: '', handlers: { code: codeHandler } })
  .freeze();

/**
 * Compiles the MDX of a page to its document.
 *
 * @param body MDX without front matter
 * @param source file that holds it, and the line on which the body begins, for errors
 * @param context what the document needs to know of the site
 * @throws ContentError for markdown, a component or a sample that is not as it should be
 */
export async function compileDocument(
  body: string,
  source: { file: string; firstLine: number },
  context: DocumentContext,
): Promise<CompiledTree> {
  const file = new VFile({ value: body });
  try {
    return toDocument(await processor.run(processor.parse(file), file), file, context);
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    throw new ContentError(source.file, (error.line ?? 1) + source.firstLine - 1, error.reason);
  }
}
