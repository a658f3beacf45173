import remarkRehype from 'remark-rehype';
import { VFile } from 'vfile';
import { VFileMessage } from 'vfile-message';
import { ContentError } from '../ContentError';
import { codeHandler } from './codeHandler';
import type { DocumentContext } from './context';
import { mdxParser } from './mdxParser';
import { remarkJavaScript } from './javascriptTabs';
import { remarkAdmonitions } from './remarkAdmonitions';
import { remarkHeadingIds } from './remarkHeadingIds';
import { remarkUnravel } from './remarkUnravel';
import { toDocument, type CompiledTree } from './toDocument';

const MDX_NODES = [
  'mdxFlowExpression',
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
  'mdxTextExpression',
  'mdxjsEsm',
] as const;

const processor = mdxParser()
  .use(remarkUnravel)
  .use(remarkAdmonitions)
  .use(remarkHeadingIds)
  .use(remarkJavaScript)
  .use(remarkRehype, { passThrough: [...MDX_NODES], clobberPrefix: '', handlers: { code: codeHandler } })
  .freeze();

/** How a parser names a place in a message, counted in the body: `(3:1-3:7)`. */
const PLACE = / \((\d+):\d+-\d+:\d+\)/;

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
    const lineOf = (bodyLine: number | string) => Number(bodyLine) + source.firstLine - 1;
    // A tag that is still open at the end of the page has no place but the one in the message.
    const line = lineOf(error.line ?? PLACE.exec(error.reason)?.[1] ?? 1);
    const reason = error.reason.replace(PLACE, (_, opened: string) => ` of line ${lineOf(opened)}`);
    throw new ContentError(source.file, line, reason);
  }
}
