import type { Properties, Element, Nodes } from 'hast';
import { h } from 'hastscript';
import { EXIT, visit } from 'unist-util-visit';
import { z } from 'zod';
import { defineComponent, nonEmptyText, type ComponentDefinition } from './defineComponent';

export const PHRASING_HTML = ['abbr', 'del', 'ins', 'kbd', 'mark', 'sub', 'sup'] as const;

/** HTML elements that authors may write, with their allowed attributes. */
export const HTML: Record<string, ComponentDefinition> = {
  ...Object.fromEntries(PHRASING_HTML.map((name) => [name, element(name)])),
  abbr: element('abbr', { title: nonEmptyText.optional() }),
  br: { ...element('br'), empty: true },
  details: element('details', { open: z.literal(true, 'expected no value').optional() }),
  summary: { ...element('summary'), inside: 'details' },
};

function element(name: string, attributes: z.ZodRawShape = {}): ComponentDefinition {
  return defineComponent({
    props: z.object(attributes),
    build: ({ props, children }) => h(name, props as Properties, children),
  });
}

export const isElement = (node: Nodes | undefined, tagName?: string): node is Element =>
  node?.type === 'element' && (tagName === undefined || node.tagName === tagName);

/** The first element of a name in another one. */
export function findElement(parent: Element, tagName: string): Element | undefined {
  let found: Element | undefined;
  visit(parent, { type: 'element', tagName }, (node) => {
    found = node as Element;
    return EXIT;
  });
  return found;
}

export const hasClass = ({ properties: { className } }: Element, name: string): boolean =>
  Array.isArray(className) && className.includes(name);
