import { withPrefix } from 'gatsby';
import type { ComponentProps } from 'react';
import { followPageLink, hoverPageLink, prefetchWhenSeen } from '../runtime/pageLinks';

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'ref'> {
  /** Path of the page, with its search and hash if it has them. */
  to: string;
  /** What its entry in the history remembers. */
  state?: object;
  /** Whether the page is fetched when the link is seen or pointed at, and not only at a click: true if not given. */
  prefetch?: boolean;
}

const pathOf = (to: string) => to.split(/[?#]/, 1)[0];

/**
 * A link to a page of the site, which is prefetched when the link is seen, and shown without being loaded. It takes the
 * place of Gatsby's, which renders anew with every change of page, six components for each link.
 */
export const PageLink = ({ to, state, prefetch = true, onClick, children, ...props }: PageLinkProps) => (
  <a
    // A link to another page is another element, which has yet to be seen.
    key={pathOf(to)}
    ref={prefetch ? prefetchWhenSeen : undefined}
    href={withPrefix(to)}
    {...props}
    onClick={(event) => {
      onClick?.(event);
      followPageLink(event, event.currentTarget, state);
    }}
    onMouseEnter={({ currentTarget }) => prefetch && hoverPageLink(currentTarget)}
  >
    {children}
  </a>
);
