import type { ReactNode } from 'react';
import { isModifiedClick } from '../../runtime/pageLinks';
import { hrefOf, openHit } from '../hitTarget';
import { searchPath } from '../searchAddress';

interface SearchPageLinkProps {
  query: string;
  /** Null for the default version of the search page. */
  version: string | null;
  onClose: () => void;
  children: ReactNode;
}

export function SearchPageLink({ query, version, onClose, children }: SearchPageLinkProps) {
  const path = searchPath({ query, version });
  return (
    <a
      href={hrefOf(path)}
      onClick={(event) => {
        if (isModifiedClick(event)) return;
        event.preventDefault();
        onClose();
        openHit(path);
      }}
    >
      {children}
    </a>
  );
}
