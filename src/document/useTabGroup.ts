import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { readStorage, subscribeStorage, writeStorage } from '../runtime/storage';

/** Where a browser keeps the tab that its reader chose in a group. */
export const tabGroupKey = (group: string) => `tabs.${group}`;

/**
 * The tab that shows in some tabs. Tabs of one group follow each other, on this page, on the next and in other browser
 * tabs; a choice that these tabs do not have leaves them as they are.
 *
 * @param group name of the group, or null for tabs that stand alone
 * @param labels the tabs; the first shows when nothing was chosen
 * @returns the label that shows, and what chooses another: it takes the element that the reader used
 */
export function useTabGroup(group: string | null, labels: readonly string[]) {
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

  const select = (label: string, element: Element) => {
    anchor.current = { element, top: element.getBoundingClientRect().top };
    setOwn(label);
    if (group !== null) writeStorage(tabGroupKey(group), label);
  };
  return [selected, select] as const;
}
