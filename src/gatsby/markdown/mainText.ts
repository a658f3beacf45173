import { NodeType, parse, type HTMLElement } from 'node-html-parser';
import { escapeMarkdown } from './llmsTxt';

/** What has no words for a reader of text: controls, the builder, and what scripts replace. */
const LEFT_OUT = 'script, style, svg, noscript, button, select, .queryBuilder, .sr-only, [hidden]';

/** Elements that are a block of markdown, by what it begins with. */
const BLOCKS: Record<string, string> = { h2: '## ', h3: '### ', h4: '#### ', p: '', li: '- ' };

/** The words of a built page as markdown, for pages that are written in code: headings, paragraphs, lists, samples. */
export function mainText(html: string): string {
  const main = parse(html, { blockTextElements: { script: true, style: true } }).querySelector('main');
  for (const element of main?.querySelectorAll(LEFT_OUT) ?? []) element.remove();
  const blocks = main ? blocksOf(main) : [];
  return blocks.length > 0 ? `${blocks.join('\n\n')}\n` : '';
}

function blocksOf(element: HTMLElement): string[] {
  return element.childNodes.flatMap((node) => {
    if (node.nodeType !== NodeType.ELEMENT_NODE) return [];
    const child = node as HTMLElement;
    const name = child.rawTagName.toLowerCase();
    if (name === 'pre') return [`\`\`\`${languageOf(child)}\n${child.textContent.trimEnd()}\n\`\`\``];
    const start = BLOCKS[name];
    if (start === undefined) return blocksOf(child);
    const text = child.textContent.replace(/\s+/g, ' ').trim();
    return text ? [`${start}${escapeMarkdown(text)}`] : [];
  });
}

const languageOf = (sample: HTMLElement): string => sample.querySelector('code')?.getAttribute('data-language') ?? '';
