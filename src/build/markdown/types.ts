import type { BlockContent, FootnoteDefinition, PhrasingContent } from 'mdast';
import type { DocumentNode, DocumentProps } from '../../document/types';

export type Block = BlockContent | FootnoteDefinition;

/** What an element needs to become markdown. */
export interface MarkdownContext {
  /** Gives a link the address that it has outside its page, where `#sql` and `/demo` name nothing. */
  address(target: string): string;
  /** What is part of a sentence in markdown. Throws Error for an element that is not. */
  words(nodes: readonly DocumentNode[]): PhrasingContent[];
  /** Nodes in markdown; words between blocks are paragraphs. Throws Error for an element without a form in markdown. */
  blocks(nodes: readonly DocumentNode[]): Block[];
}

/** Turns an element, by its props and what is in it, into markdown. */
export type Handler<T> = (props: DocumentProps, children: DocumentNode[], context: MarkdownContext) => T[];
