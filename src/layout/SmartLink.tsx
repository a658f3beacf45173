import { Link } from 'gatsby';
import type { ReactNode } from 'react';

interface SmartLinkProps {
  /** A path of the site, or a full address, which opens in a new tab. */
  to: string;
  className?: string;
  children: ReactNode;
}

/** A link to a page of the site or to another site. */
export function SmartLink({ to, className, children }: SmartLinkProps) {
  if (to.startsWith('/')) {
    return (
      <Link to={to} className={className}>
        {children}
      </Link>
    );
  }
  return (
    <a href={to} className={className} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
