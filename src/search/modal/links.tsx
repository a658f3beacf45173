import type { DocSearchModalProps } from '@docsearch/react';
import { withPrefix } from 'gatsby';
import type { ComponentProps, ReactNode } from 'react';
import { isModifiedClick } from '../../runtime/pageLinks';
import { goTo } from '../../runtime/router';
import { isSitePath } from '../../shared/navigation/sitePath';
import { searchPath } from '../searchAddress';

/** The `href` of a hit, with the path prefix if it is on this site. */
export const hrefOf = (url: string): string => (isSitePath(url) ? withPrefix(url) : url);

/** Goes to a hit; pages of this site are not reloaded. */
export function openHit(url: string): void {
  if (isSitePath(url)) goTo(withPrefix(url));
  else window.location.assign(url);
}

interface ModalLinkProps {
  url: string;
  onOpen?: () => void;
  children: ReactNode;
}

/** A link within the dialog; pages of this site are not reloaded. */
export function ModalLink({ url, onOpen, children }: ModalLinkProps) {
  return (
    <a
      href={hrefOf(url)}
      onClick={(event) => {
        if (isModifiedClick(event)) return;
        event.preventDefault();
        onOpen?.();
        openHit(url);
      }}
    >
      {children}
    </a>
  );
}

type HitComponent = NonNullable<DocSearchModalProps['hitComponent']>;

/** A hit as a link; DocSearch closes itself on navigation. */
export const HitLink = ({ hit, children }: ComponentProps<HitComponent>) => (
  <ModalLink url={hit.url}>{children}</ModalLink>
);

interface SearchPageLinkProps {
  query: string;
  /** Null for the default version of the search page. */
  version: string | null;
  onClose: () => void;
  children: ReactNode;
}

export const SearchPageLink = ({ query, version, onClose, children }: SearchPageLinkProps) => (
  <ModalLink url={searchPath({ query, version })} onOpen={onClose}>
    {children}
  </ModalLink>
);
