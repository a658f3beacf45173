import type { Element } from 'hast';
import { h, type Child } from 'hastscript';
import type { DocumentContext } from './context';

export const pageLink = (path: string, content: Child, className?: string): Element =>
  h('a', { className, href: path }, content);

/** What links may lead to outside the site. */
const OUTSIDE = /^(?:https?|mailto|tel):/;

/** @throws Error for an address that links may not have */
export function resolvedLink(link: Element, context: DocumentContext): Element {
  const href = String(link.properties.href);
  const isExternal = /^[a-z]+:/.test(href) && !href.startsWith('api:');
  if (isExternal && !OUTSIDE.test(href)) throw new Error(`link to ${href}: expected https:, http:, mailto: or tel:`);
  const properties = isExternal
    ? { href, target: '_blank', rel: ['noopener', 'noreferrer'] }
    : { href: context.link(href, link.position?.start.line) };
  return { ...link, properties: { ...link.properties, ...properties } };
}
