import type { ComponentProps } from 'react';
import { PageLink } from './PageLink';

/** `to` is a path of the site, or a full address, which opens in a new tab. */
type SmartLinkProps = Omit<ComponentProps<typeof PageLink>, 'state'>;

/** A link to a page of the site or to another site. */
export const SmartLink = ({ to, children, ...props }: SmartLinkProps) =>
  to.startsWith('/') ? (
    <PageLink to={to} {...props}>
      {children}
    </PageLink>
  ) : (
    <a href={to} target="_blank" rel="noopener noreferrer" {...props}>
      {children}
    </a>
  );
