import { Link } from 'gatsby';
import type { ReactNode } from 'react';

interface DocumentLinkProps {
  to: string;
  className?: string;
  title?: string;
  children: ReactNode;
}

/** A link to a page of the site. */
export const DocumentLink = (props: DocumentLinkProps) => <Link {...props} />;
