import { withPrefix } from 'gatsby';
import { useEffect, useState } from 'react';
import { isPageList, pageListPath, type ListedPage } from '../navigation/pageList';

/**
 * The list of pages of a version, empty until it is there. Where it does not come, a reader who has found no page is
 * offered none: the page still searches.
 *
 * @param version name of the version; null as long as it is not known
 */
export function usePageList(version: string | null): readonly ListedPage[] {
  const [pages, setPages] = useState<readonly ListedPage[]>([]);
  useEffect(() => {
    if (version === null) return;
    const giveUp = new AbortController();
    fetch(withPrefix(pageListPath(version)), { signal: giveUp.signal })
      .then((response) => response.json())
      .then((list: unknown) => isPageList(list) && setPages(list))
      .catch(() => undefined);
    return () => giveUp.abort();
  }, [version]);
  return pages;
}
