import type { PhrasingContent } from 'mdast';
import type { DocumentNode } from '../../document/types';
import { own } from '../document/own';
import { BLOCKS, paragraph } from './blocks';
import type { Block, MarkdownContext } from './types';
import { WORDS } from './words';

const isWord = (node: DocumentNode) => typeof node === 'string' || Object.hasOwn(WORDS, node[0]);

/**
 * A document in markdown, as its syntax tree.
 *
 * @param address gives a link the address that it has outside the page
 * @throws Error that names an element or component for which no form in markdown is given
 */
export function toMdast(nodes: readonly DocumentNode[], address: MarkdownContext['address']): Block[] {
  const context: MarkdownContext = { address, words, blocks };
  return blocks(nodes);

  function words(parts: readonly DocumentNode[]): PhrasingContent[] {
    return parts.flatMap((node, index): PhrasingContent[] => {
      if (typeof node !== 'string') {
        const [name, props, ...children] = node;
        const handler = own(WORDS, name);
        if (!handler) throw new Error(`<${name}> has no form in markdown within a sentence`);
        return handler(props ?? {}, children, context);
      }
      // The compiler ends the line behind <br> once more.
      const value = parts[index - 1]?.[0] === 'br' ? node.trimStart() : node;
      return value ? [{ type: 'text', value }] : [];
    });
  }

  function blocks(parts: readonly DocumentNode[]): Block[] {
    const result: Block[] = [];
    let sentence: DocumentNode[] = [];
    const endParagraph = () => {
      result.push(...paragraph(words(sentence)));
      sentence = [];
    };
    for (const node of parts) {
      if (typeof node === 'string' || isWord(node)) {
        sentence.push(node);
        continue;
      }
      endParagraph();
      const [name, props, ...children] = node;
      const handler = own(BLOCKS, name);
      if (!handler) throw new Error(`<${name}> has no form in markdown: give it one in src/build/markdown`);
      result.push(...handler(props ?? {}, children, context));
    }
    endParagraph();
    return result;
  }
}
