import { useLayoutEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { readStorage, subscribeStorage, writeStorage } from '../runtime/storage';

/** Where a browser keeps the tab that its reader chose in a group. */
export const tabGroupKey = (group: string) => `tabs.${group}`;

/**
 * The tab that shows in some tabs. Tabs of one group follow each other, on this page, on the next and in other browser
 * tabs; a choice that these tabs do not have leaves them as they are.
 *
 * @param group name of the group, or null for tabs that stand alone
 * @param labels the tabs; the first shows when nothing was chosen
 * @param tabs holds their radio buttons
 * @returns the label that shows, and what chooses another: it takes the element that the reader used
 */
export function useTabGroup(group: string | null, labels: readonly string[], tabs: RefObject<HTMLElement | null>) {
  const stored = useSyncExternalStore(
    subscribeStorage,
    () => (group === null ? null : readStorage(tabGroupKey(group))),
    () => null,
  );
  const [own, setOwn] = useState(labels[0] ?? '');
  const selected = stored !== null && labels.includes(stored) ? stored : own;
  const anchor = useRef<{ element: Element; top: number } | null>(null);

  // Other tabs of the group may change their height above these: the chosen tab stays where the reader's eye is.
  useLayoutEffect(() => {
    if (!anchor.current) return;
    const { element, top } = anchor.current;
    anchor.current = null;
    window.scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' });
  }, [selected]);

  const choose = (label: string) => {
    setOwn(label);
    if (group !== null) writeStorage(tabGroupKey(group), label);
  };
  const select = (label: string, element: Element) => {
    anchor.current = { element, top: element.getBoundingClientRect().top };
    choose(label);
  };

  // What the reader chose in the static page, before React took it over, stays chosen.
  const isNew = useRef(true);
  useLayoutEffect(() => {
    if (!isNew.current) return;
    isNew.current = false;
    const chosen = tabs.current?.querySelector<HTMLInputElement>(':scope > div > label > :checked')?.value;
    // eslint-disable-next-line react-hooks/set-state-in-effect -- what the page shows by itself is known only now
    if (chosen !== undefined && chosen !== selected) choose(chosen);
  });
  return [selected, select] as const;
}
