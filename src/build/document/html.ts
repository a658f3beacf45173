import { z } from 'zod';
import type { DocumentProps } from '../../document/types';
import { defineComponent, word, type ComponentDefinition } from './defineComponent';
import { PHRASING_HTML } from './phrasing';

/** HTML that an author may write as such. Nothing but these attributes, for others would reach React unchecked. */
export const HTML: Record<string, ComponentDefinition> = {
  ...Object.fromEntries(PHRASING_HTML.map((name) => [name, element(name)])),
  abbr: element('abbr', { title: word.optional() }),
  br: { ...element('br'), empty: true },
  details: element('details', { open: z.literal(true, 'expected no value').optional() }),
  summary: { ...element('summary'), inside: 'details' },
};

function element(name: string, attributes: z.ZodRawShape = {}): ComponentDefinition {
  return defineComponent({
    props: z.object(attributes),
    build: ({ props, children }) => [
      name,
      Object.keys(props).length > 0 ? (props as DocumentProps) : null,
      ...children,
    ],
  });
}
