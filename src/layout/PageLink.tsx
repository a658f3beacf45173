import { withPrefix } from 'gatsby';
import type { ComponentProps } from 'react';
import { followPageLink, hoverPageLink, prefetchWhenSeen } from '../runtime/pageLinks';

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'ref'> {
  /** Path of the page, with its search and hash if it has them. */
  to: string;
  /** What its entry in the history remembers. */
  state?: object;
}

/**
 * A link to a page of the site, which is prefetched when the link is seen, and shown without being loaded. It takes the
 * place of Gatsby's, which renders anew with every change of page, six components for each link.
 */
export const PageLink = ({ to, state, onClick, children, ...props }: PageLinkProps) => (
  <a
    {...props}
    ref={prefetchWhenSeen}
    href={withPrefix(to)}
    onClick={(event) => {
      onClick?.(event);
      followPageLink(event, event.currentTarget, state);
    }}
    onMouseEnter={({ currentTarget }) => hoverPageLink(currentTarget)}
  >
    {children}
  </a>
);
