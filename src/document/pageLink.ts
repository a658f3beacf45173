import { withPrefix } from 'gatsby';
import type { DocumentElement, DocumentNode, DocumentProps } from './types';

/** A link to a page of the site. */
export const pageLink = ({ to = '', ...props }: DocumentProps, content: DocumentNode[]): DocumentElement => [
  'a',
  { ...props, href: withPrefix(String(to)), 'data-page': '' },
  ...content,
];
