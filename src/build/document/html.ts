import { z } from 'zod';
import type { DocumentProps } from '../../document/types';
import { defineComponent, word, type ComponentDefinition } from './defineComponent';

/** HTML that an author may write as such. Nothing but these attributes, for others would reach React unchecked. */
export const HTML: Record<string, ComponentDefinition> = {
  abbr: element('abbr', { title: word.optional() }),
  br: { ...element('br'), empty: true },
  del: element('del'),
  details: element('details', { open: z.literal(true, 'expected no value').optional() }),
  ins: element('ins'),
  kbd: element('kbd'),
  mark: element('mark'),
  sub: element('sub'),
  summary: { ...element('summary'), inside: 'details' },
  sup: element('sup'),
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
