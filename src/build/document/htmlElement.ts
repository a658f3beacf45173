import type { Element } from 'hast';
import { find, hastToReact, html } from 'property-information';
import type { DocumentElement, DocumentNode, DocumentProps } from '../../document/types';
import type { DocumentContext } from './context';

/** A link with its address and, where it has one, its title, as a page, a place of this page or another site wants it. */
export function link(props: DocumentProps, children: DocumentNode[], context: DocumentContext): DocumentElement {
  const { href: written, ...rest } = props;
  const href = String(written);
  if (href.startsWith('#')) return ['a', { ...rest, href: context.link(href) }, ...children];
  if (href.startsWith('api:') || !/^[a-z]+:/.test(href))
    return ['Link', { to: context.link(href), ...rest }, ...children];
  return ['a', { href, ...rest, target: '_blank', rel: 'noopener noreferrer' }, ...children];
}

/** The properties of a hast element under the names that React gives them. */
export function htmlProps({ properties }: Element): DocumentProps {
  const props: DocumentProps = {};
  for (const [key, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue;
    const { attribute, property, space } = find(html, key);
    const plain = Array.isArray(value) ? value.join(' ') : value;
    if (property === 'align') props.style = { textAlign: plain };
    else props[space ? (hastToReact[property] ?? property) : attribute] = plain;
  }
  return props;
}
