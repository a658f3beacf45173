import { admonition, title } from './admonition';
import { code } from './code';
import { pageLink } from './pageLink';
import { tabs } from './tabs';
import type { DocumentElement, DocumentNode, DocumentProps } from './types';

/** The components that are nothing but elements. */
const COMPONENTS: Record<string, (props: DocumentProps, content: DocumentNode[]) => DocumentElement> = {
  Admonition: admonition,
  Code: code,
  Link: pageLink,
  Tabs: tabs,
  Title: title,
};

/** The element that a component stands for; any other element is its own. */
export function nativeElement(element: DocumentElement): DocumentElement {
  const [name, props, ...content] = element;
  return COMPONENTS[name]?.(props ?? {}, content) ?? element;
}
