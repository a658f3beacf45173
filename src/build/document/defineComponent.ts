import { z } from 'zod';
import type { DocumentNode, DocumentProps } from '../../document/types';
import type { DocumentContext } from './context';

/** A component or an HTML element as an author used it. */
export interface ComponentUse<P = DocumentProps> {
  props: P;
  children: DocumentNode[];
  context: DocumentContext;
}

export interface ComponentDefinition<S extends z.ZodRawShape = z.ZodRawShape> {
  /** The attributes that it takes. */
  props: z.ZodObject<S>;
  /** What it must stand directly in. */
  inside?: string;
  /** It holds nothing. */
  empty?: true;
  /** Links may name the ids in what it builds. */
  hasAnchors?: true;
  /** @throws Error that says what was expected */
  build(use: ComponentUse<z.infer<z.ZodObject<S>>>): DocumentNode;
}

/** Types `build` by the attributes, then forgets them, so that one table holds all definitions. */
export const defineComponent = <S extends z.ZodRawShape>(definition: ComponentDefinition<S>) =>
  definition as unknown as ComponentDefinition;

/** An attribute that holds text. */
export const word = z.string('expected text').min(1, 'expected text, not nothing');
