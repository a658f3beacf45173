import { withPrefix } from 'gatsby';
import type { ComponentProps } from 'react';
import { followPageLink, prefetchPageLink, prefetchWhenSeen } from '../runtime/pageLinks';

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'ref'> {
  to: string;
  state?: object;
  /** Prefetch when the link is visible, not only on hover. */
  prefetch?: boolean;
}

const pathOf = (to: string) => to.split(/[?#]/, 1)[0];

/**
 * Client-side link that prefetches on hover. Replaces Gatsby's Link, which prefetches every visible link and renders
 * six components for each.
 */
export const PageLink = ({ to, state, prefetch = false, onClick, children, ...props }: PageLinkProps) => (
  <a
    // A new path needs a new element, which has not been observed yet.
    key={pathOf(to)}
    ref={prefetch ? prefetchWhenSeen : undefined}
    href={withPrefix(to)}
    {...props}
    onClick={(event) => {
      onClick?.(event);
      followPageLink(event, event.currentTarget, state);
    }}
    onPointerEnter={({ currentTarget }) => prefetchPageLink(currentTarget)}
  >
    {children}
  </a>
);
