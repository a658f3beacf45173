import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { afterPaint } from '../../runtime/afterPaint';
import { pageAhead } from '../../runtime/pageAhead';
import { PageState } from '../../runtime/pageState';
import { startsAtTop } from '../../runtime/scroll';
import { PageGuard } from '../PageGuard';
import { dropLeaving, expectPage, firstPage, showPage, stillAhead, type PlacedPage } from './swapPages';
import * as styles from './PageSwap.module.css';

interface PageSwapProps {
  /** Path of the page. */
  path: string;
  /** The page in its guard. */
  children: ReactNode;
}

/** React 18 knows the attribute only as text. */
const INERT = { inert: '' };

let pagesAhead = 0;

/** The page that its reader may be about to open, as the children will be then; not the one that they have open. */
function readPageAhead(shownPath: string): PlacedPage<ReactNode> | null {
  const page = pageAhead.get();
  if (!page || page.path === shownPath) return null;
  const content = <PageGuard path={page.path}>{page.element}</PageGuard>;
  return { path: page.path, content, key: `page ahead ${++pagesAhead}` };
}

/**
 * Shows a page. The next one is made ahead where its reader points at a link to it, and the one before is taken apart
 * once that is painted: for a browser to make a page, or to let go of a long one, takes longer than to show one.
 */
export function PageSwap({ path, children }: PageSwapProps) {
  const page = { path, content: children };
  const [swap, setSwap] = useState(() => firstPage<ReactNode>(page));
  // A state of its own: an update that React put off is rendered over the state before it, and the page would show anew.
  const [expected, setExpected] = useState<PlacedPage<ReactNode> | null>(null);
  if (swap.shown.path !== path || swap.shown.content !== children) setSwap(showPage(swap, page, expected, startsAtTop));

  useEffect(() => {
    const end = pageAhead.subscribe(() => {
      const next = readPageAhead(path);
      startTransition(() => setExpected((ahead) => expectPage(ahead, next)));
    });
    // It has come. Another one, whose link the pointer may be on now, is still ahead.
    if (pageAhead.get()?.path === path) pageAhead.set(null);
    return end;
  }, [path]);

  // No transition: it must not be put off behind the page that comes next.
  useEffect(() => (swap.leaving ? afterPaint(() => setSwap(dropLeaving)) : undefined), [swap]);

  const pages = { ...swap, ahead: stillAhead(expected, swap) };
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
