import type { Element, ElementContent } from 'hast';
import { z } from 'zod';
import type { DocumentContext } from './context';

interface ComponentUse<P> {
  props: P;
  children: ElementContent[];
  context: DocumentContext;
}

export interface ComponentDefinition<S extends z.ZodRawShape = z.ZodRawShape> {
  props: z.ZodObject<S>;
  /** The required parent component or element. */
  inside?: string;
  /** Accepts no children. */
  empty?: true;
  /** @throws Error that says what was expected */
  build(use: ComponentUse<z.infer<z.ZodObject<S>>>): Element | Promise<Element>;
}

/** Types `build` by its attributes, then widens the type, so that one table can hold all definitions. */
export const defineComponent = <S extends z.ZodRawShape>(definition: ComponentDefinition<S>) =>
  definition as unknown as ComponentDefinition;

/** An attribute with non-empty text. */
export const nonEmptyText = z.string('expected text').min(1, 'expected text, not nothing');
