import { useContext, type ReactNode } from 'react';
import { PageState } from '../../runtime/pageState';

interface PageTitleProps {
  className?: string;
  children: ReactNode;
}

/** The main heading of a page: there is one in a document, that of the page which shows. */
export function PageTitle({ className, children }: PageTitleProps) {
  const Heading = useContext(PageState) === 'shown' ? 'h1' : 'p';
  return <Heading className={className}>{children}</Heading>;
}
