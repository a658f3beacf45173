import type { ComponentProps } from 'react';
import { isSitePath } from '../shared/navigation/sitePath';
import { PageLink } from './PageLink';

/** `to` is a path of the site, or an absolute URL, which opens in a new tab. */
type SmartLinkProps = Omit<ComponentProps<typeof PageLink>, 'state' | 'prefetch'>;

export const SmartLink = ({ to, children, ...props }: SmartLinkProps) =>
  isSitePath(to) ? (
    <PageLink to={to} {...props}>
      {children}
    </PageLink>
  ) : (
    <a href={to} target="_blank" rel="noopener noreferrer" {...props}>
      {children}
    </a>
  );
