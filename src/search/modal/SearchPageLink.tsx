import type { ReactNode } from 'react';
import { isModified } from '../../runtime/pageLinks';
import { hrefOf, visit } from '../hitTarget';
import { searchPath } from '../searchAddress';

interface SearchPageLinkProps {
  query: string;
  /** Null for the version that the search page chooses by itself. */
  version: string | null;
  onClose: () => void;
  children: ReactNode;
}

/** Leads from the modal to the search page. */
export function SearchPageLink({ query, version, onClose, children }: SearchPageLinkProps) {
  const path = searchPath({ query, version });
  return (
    <a
      href={hrefOf(path)}
      onClick={(event) => {
        if (isModified(event)) return;
        event.preventDefault();
        onClose();
        visit(path);
      }}
    >
      {children}
    </a>
  );
}
