import { useLayoutEffect, type RefObject } from 'react';
import type { DocumentNode } from './types';
import { readStorage, subscribeStorage, writeStorage } from '../runtime/storage';

/** Where a browser keeps the tab that its reader chose in a group. */
const tabGroupKey = (group: string) => `tabs.${group}`;

const GROUPED = '[data-tabs]:not([data-tabs=""])';

interface Group {
  name: string;
  /** The radio buttons of its tabs, in order: the first is checked until another is chosen. */
  tabs: HTMLInputElement[];
}

const groupOf = (element: HTMLElement): Group => ({
  name: element.dataset.tabs ?? '',
  tabs: [...element.querySelectorAll<HTMLInputElement>(':scope > div > label > input')],
});

const groupsIn = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>(GROUPED)].map(groupOf);

/** Shows the tabs that are stored; a choice that some tabs do not have leaves those as they are. */
function showStored(root: HTMLElement): void {
  for (const { name, tabs } of groupsIn(root)) {
    const stored = readStorage(tabGroupKey(name));
    const tab = tabs.find(({ value }) => value === stored);
    if (tab) tab.checked = true;
  }
}

/** Stores what the reader chose in the static page, before React took it over. */
function storeChosen(root: HTMLElement): void {
  for (const { name, tabs } of groupsIn(root)) {
    const chosen = tabs.slice(1).find(({ checked }) => checked);
    if (chosen) writeStorage(tabGroupKey(name), chosen.value);
  }
}

/** Stores the tab that was chosen; it stays where the reader's eye is, though others that follow may change their height above it. */
function choose({ target }: Event): void {
  const tab = target as HTMLInputElement;
  const group = tab.closest<HTMLElement>(GROUPED)?.dataset.tabs;
  if (!group) return;
  const { top } = tab.getBoundingClientRect();
  writeStorage(tabGroupKey(group), tab.value);
  window.scrollBy({ top: tab.getBoundingClientRect().top - top, behavior: 'instant' });
}

/**
 * Has tabs of one group follow each other: in a document, on the next page, and in other tabs of the browser.
 *
 * @param nodes what the element shows
 */
export function useTabs(ref: RefObject<HTMLElement | null>, nodes: readonly DocumentNode[]): void {
  useLayoutEffect(() => {
    const root = ref.current;
    if (!root) return undefined;
    const show = () => showStored(root);
    storeChosen(root);
    show();
    const unsubscribe = subscribeStorage(show);
    root.addEventListener('change', choose);
    return () => {
      unsubscribe();
      root.removeEventListener('change', choose);
    };
  }, [ref, nodes]);
}
