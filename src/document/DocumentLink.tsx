import { Link } from 'gatsby';
import type { ReactNode } from 'react';

/** A link to a page of the site. */
export function DocumentLink({ to, className, children }: { to: string; className?: string; children: ReactNode }) {
  return (
    <Link to={to} className={className}>
      {children}
    </Link>
  );
}
