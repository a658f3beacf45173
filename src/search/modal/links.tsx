import type { DocSearchModalProps } from '@docsearch/react';
import { withPrefix } from 'gatsby';
import type { ComponentProps, ReactNode } from 'react';
import { isModifiedClick } from '../../runtime/pageLinks';
import { goTo } from '../../runtime/router';
import { isSitePath } from '../../shared/navigation/sitePath';
import type { SearchKind } from '../../shared/search/client';
import { kindIcon } from '../kindIcons';
import { searchPath } from '../searchAddress';
import type { ShownHit } from './docSearchHit';

/** The `href` of a hit, with the path prefix if it is on this site. */
export const hrefOf = (url: string): string => (isSitePath(url) ? withPrefix(url) : url);

/** Goes to a hit; pages of this site are not reloaded. */
export function openHit(url: string): void {
  if (isSitePath(url)) goTo(withPrefix(url));
  else window.location.assign(url);
}

interface ModalLinkProps {
  url: string;
  kind?: SearchKind | undefined;
  onOpen?: () => void;
  children: ReactNode;
}

/** A link within the dialog; pages of this site are not reloaded. */
export function ModalLink({ url, kind, onOpen, children }: ModalLinkProps) {
  return (
    <a
      href={hrefOf(url)}
      data-kind={kind}
      style={kind && kindIcon(kind)}
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
  <ModalLink url={hit.url} kind={(hit as Partial<ShownHit>).kind}>
    {children}
  </ModalLink>
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
