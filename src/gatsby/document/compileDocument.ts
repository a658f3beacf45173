import { setImmediate } from 'node:timers/promises';
import { h } from 'hastscript';
import type { Code } from 'mdast';
import remarkRehype from 'remark-rehype';
import { VFile } from 'vfile';
import { VFileMessage } from 'vfile-message';
import type { DocumentHeading } from '../../shared/document';
import { ContentError } from '../ContentError';
import { toMarkdown, type PageAddress } from '../markdown/toMarkdown';
import { searchSections, type SearchSection } from '../search/searchSections';
import { compileComponents } from './compileComponents';
import { linkOfName, type DocumentContext } from './context';
import { highlightSamples } from './highlight';
import { codeInLanguages, remarkJavaScript } from './javascriptTabs';
import { markDeviations } from './markDeviations';
import { mergeLanguages } from './mergeLanguages';
import { mdxParser } from './mdxParser';
import { findPageChanges, type PageChanges } from './pageChanges';
import { pageChangesBlock } from './pageChangesBlock';
import { mistakesIn } from './mistakesIn';
import { remarkAdmonitions } from './remarkAdmonitions';
import { remarkHeadingIds } from './remarkHeadingIds';
import { remarkMistakes } from './remarkMistakes';
import { remarkUnravel } from './remarkUnravel';
import { remarkWithoutProofs } from './remarkWithoutProofs';
import { remarkStatedOutputs } from './sampleOutputs';
import { sampleUses, type SampleUses } from './sampleUses';
import { keepUntranslated, listHeadings, pageHtml, removeRepetitions } from './pageHtml';

const MDX_NODES = [
  'mdxFlowExpression',
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
  'mdxTextExpression',
  'mdxjsEsm',
] as const;

export interface CompiledDocument {
  html: string;
  headings: DocumentHeading[];
  /** Ids that links may target. */
  anchors: string[];
  /** The text as markdown, with absolute addresses. */
  markdown: string;
  sections: SearchSection[];
  /** Null where nothing changed. */
  changes: PageChanges | null;
  uses: SampleUses;
}

/** A long page takes a second, in which a development server would notice nothing of what is saved. */
const letOthersRun = () => setImmediate();

/**
 * @param body MDX without front matter
 * @param source file of the body and the line on which it begins, for errors
 * @throws ContentError for invalid markdown, components or samples, and for content that markdown cannot represent
 */
export async function compileDocument(
  body: string,
  source: { file: string; firstLine: number },
  { title, ...address }: PageAddress & { title: string },
  context: DocumentContext,
): Promise<CompiledDocument> {
  const file = new VFile({ value: body });
  const code = (_: unknown, node: Code) => {
    try {
      return codeInLanguages(node, context);
    } catch (error) {
      file.message((error as Error).message, { place: node.position, cause: error as Error });
      return h('pre');
    }
  };
  const processor = mdxParser()
    .use(remarkMistakes)
    .use(remarkUnravel)
    .use(remarkAdmonitions)
    .use(remarkHeadingIds)
    .use(remarkWithoutProofs)
    .use(remarkStatedOutputs)
    .use(remarkJavaScript)
    .use(remarkRehype, { passThrough: [...MDX_NODES], clobberPrefix: '', handlers: { code } });
  try {
    const parsed = processor.parse(file);
    await letOthersRun();
    const content = await compileComponents(await processor.run(parsed, file), file, context);
    if (file.messages.length > 0) throw mistakesIn(file, file.messages, source);
    const root = { type: 'root' as const, children: content };
    const anchors = removeRepetitions(root);
    const sections = searchSections(title, content);
    const { api, before, runs } = context;
    const sentence = runs && markDeviations(content, runs);
    if (sentence) content.push(sentence);
    await letOthersRun();
    const changes = api && before !== null ? await findPageChanges(body, before, api) : null;
    if (changes) content.push(pageChangesBlock(changes, new Set(anchors)));
    await letOthersRun();
    const markdown = toMarkdown(root, address);
    await letOthersRun();
    const linkOf = linkOfName(context);
    mergeLanguages(root, linkOf);
    keepUntranslated(root);
    const headings = listHeadings(root);
    highlightSamples(root, linkOf);
    await letOthersRun();
    const uses = sampleUses(root);
    return { html: pageHtml(root, address.site), headings, anchors, markdown, sections, changes, uses };
  } catch (error) {
    if (error instanceof ContentError) throw error;
    if (!(error instanceof VFileMessage)) {
      throw new ContentError(source.file, source.firstLine, error instanceof Error ? error.message : String(error));
    }
    throw mistakesIn(file, [...new Set([...file.messages, error])], source);
  }
}
