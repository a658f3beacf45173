import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { afterPaint } from '../../runtime/afterPaint';
import { pageAhead } from '../../runtime/pageAhead';
import { PageState } from '../../runtime/pageState';
import { startsAtTop } from '../../runtime/scroll';
import { PageGuard } from '../PageGuard';
import { dropLeaving, expectPage, firstPage, showPage, type Page } from './swapPages';
import * as styles from './PageSwap.module.css';

interface PageSwapProps {
  /** Path of the page. */
  path: string;
  /** The page in its guard. */
  children: ReactNode;
}

/** React 18 knows the attribute only as text. */
const INERT = { inert: '' };

/** The page that its reader may be about to open, as the children will be then. */
function readPageAhead(): Page<ReactNode> | null {
  const page = pageAhead.get();
  return page && { path: page.path, content: <PageGuard path={page.path}>{page.element}</PageGuard> };
}

/**
 * Shows a page. The next one is made ahead where its reader points at a link to it, and the one before is taken apart
 * once that is painted: for a browser to make a page, or to let go of a long one, takes longer than to show one.
 */
export function PageSwap({ path, children }: PageSwapProps) {
  const page = { path, content: children };
  const [pages, setPages] = useState(() => firstPage<ReactNode>(page));
  if (pages.shown.path !== path || pages.shown.content !== children) setPages(showPage(pages, page, startsAtTop));

  useEffect(
    () => pageAhead.subscribe(() => startTransition(() => setPages((all) => expectPage(all, readPageAhead())))),
    [],
  );

  const isLeaving = pages.leaving !== null;
  useEffect(
    () => (isLeaving ? afterPaint(() => startTransition(() => setPages(dropLeaving))) : undefined),
    [isLeaving, path],
  );

  return (['leaving', 'shown', 'ahead'] as const).map((state) => {
    const it = pages[state];
    return (
      it && (
        <div key={it.key} className={styles[state]} {...(state !== 'shown' && INERT)}>
          <PageState.Provider value={state}>{it.content}</PageState.Provider>
        </div>
      )
    );
  });
}
