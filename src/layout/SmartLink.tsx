import type { ComponentProps } from 'react';
import { isSitePath } from '../navigation/sitePath';
import { PageLink } from './PageLink';

/** `to` is a path of the site, or a full address, which opens in a new tab. */
type SmartLinkProps = Omit<ComponentProps<typeof PageLink>, 'state'>;

/** A link to a page of the site or to another site. */
export const SmartLink = ({ to, prefetch, children, ...props }: SmartLinkProps) =>
  isSitePath(to) ? (
    <PageLink to={to} prefetch={prefetch} {...props}>
      {children}
    </PageLink>
  ) : (
    <a href={to} target="_blank" rel="noopener noreferrer" {...props}>
      {children}
    </a>
  );
