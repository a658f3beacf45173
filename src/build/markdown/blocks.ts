import type { BlockContent, PhrasingContent } from 'mdast';
import { toText } from '../../document/toText';
import type { DocumentElement, DocumentNode } from '../../document/types';
import { ADMONITION_TITLES } from '../document/remarkAdmonitions';
import { inlineHtml, openTag } from './html';
import { footnotes, list } from './lists';
import { plainCode } from './plainCode';
import { table } from './table';
import type { Block, Handler } from './types';

/** GitHub's kinds of alert, which stand for the kinds of admonition. */
const ALERTS: Record<string, string> = {
  note: 'NOTE',
  tip: 'TIP',
  info: 'NOTE',
  caution: 'WARNING',
  danger: 'CAUTION',
};

/** What the blocks of a document are in markdown. */
export const BLOCKS: Record<string, Handler<Block>> = {
  Admonition: admonition,
  Code: (props) => [plainCode(props)],
  Example: ({ title }, children, { blocks }) => [label(String(title ?? 'Live example')), ...blocks(children)],
  Tabs: tabs,
  blockquote: (_, children, { blocks }) => [{ type: 'blockquote', children: blocks(children) }],
  details,
  div: (_, children, { blocks }) => blocks(children),
  h2: heading(2),
  h3: heading(3),
  h4: heading(4),
  h5: heading(5),
  h6: heading(6),
  hr: () => [{ type: 'thematicBreak' }],
  ol: ({ start }, children, context) => [{ ...list(children, context), ordered: true, start: Number(start ?? 1) }],
  p: (_, children, { words }) => paragraph(words(children)),
  section: (_, children, context) => footnotes(children, context),
  table: (_, children, context) => [table(children, context)],
  ul: (_, children, context) => [list(children, context)],
};

/** A paragraph without white space around it; none when nothing else is in it. */
export function paragraph(words: readonly PhrasingContent[]): BlockContent[] {
  const children = [...words];
  const trim = (at: 0 | -1, trimmed: (text: string) => string) => {
    for (let word = children.at(at); word?.type === 'text'; word = children.at(at)) {
      const value = trimmed(word.value);
      children.splice(at, 1, ...(value ? [{ ...word, value }] : []));
      if (value) break;
    }
  };
  trim(0, (text) => text.trimStart());
  trim(-1, (text) => text.trimEnd());
  return children.length > 0 ? [{ type: 'paragraph', children }] : [];
}

function heading(depth: 2 | 3 | 4 | 5 | 6): Handler<Block> {
  return (_, children, { words }) => [{ type: 'heading', depth, children: words(children) }];
}

const label = (text: string): BlockContent => ({
  type: 'paragraph',
  children: [{ type: 'strong', children: [{ type: 'text', value: text }] }],
});

/** GitHub's form of a remark: its mark, then the title on a line of its own, if it has one that its kind does not say. */
function admonition(...[{ kind }, [title, ...content], { words, blocks }]: Parameters<Handler<Block>>): Block[] {
  const [, , ...titleWords] = title as DocumentElement;
  const isUsual = toText(titleWords) === ADMONITION_TITLES[String(kind)];
  const mark: PhrasingContent[] = [{ type: 'html', value: `[!${ALERTS[String(kind)]}]` }];
  if (!isUsual) mark.push({ type: 'text', value: '\n' }, { type: 'strong', children: words(titleWords) });
  return [{ type: 'blockquote', children: [...paragraph(mark), ...blocks(content)] as BlockContent[] }];
}

/** The panels one after the other, each under its label; what was derived from another says nothing new. */
function tabs(...[, children, { blocks }]: Parameters<Handler<Block>>): Block[] {
  const panels = (children as DocumentElement[]).filter(([, props]) => !props?.derived);
  const contentOf = ([, , ...content]: DocumentElement) => blocks(content);
  if (panels.length < children.length) return panels.flatMap(contentOf);
  return panels.flatMap((panel) => [label(String(panel[1]?.label)), ...contentOf(panel)]);
}

/** HTML around markdown; in the summary, no markdown is read. */
function details(...[props, children, { blocks }]: Parameters<Handler<Block>>): Block[] {
  const isSummary = (node: DocumentNode): node is DocumentElement => typeof node !== 'string' && node[0] === 'summary';
  const [, , ...summary] = children.find(isSummary) ?? ['summary', null, 'Details'];
  return [
    { type: 'html', value: `${openTag('details', props)}\n<summary>${inlineHtml(summary)}</summary>` },
    ...blocks(children.filter((node) => !isSummary(node))),
    { type: 'html', value: '</details>' },
  ];
}
