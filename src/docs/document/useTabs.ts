import { useLayoutEffect, type RefObject } from 'react';
import { listen } from '../../runtime/listen';
import { readStorage, subscribeStorage, writeStorage } from '../../runtime/storage';

const tabGroupKey = (group: string) => `tabs.${group}`;

const GROUPED = '[data-tabs]:not([data-tabs=""])';

/**
 * Lets find in page search the panels that are not chosen, and choose them. Without `until-found`, CSS alone hides them.
 */
function hidePanels(root: HTMLElement): void {
  if (!('onbeforematch' in root)) return;
  for (const panel of root.querySelectorAll('.tab-panel')) {
    if (radioOf(panel)?.checked) panel.removeAttribute('hidden');
    else panel.setAttribute('hidden', 'until-found');
  }
}

const radioOf = (panel: Element) => panel.parentElement?.querySelector<HTMLInputElement>(':scope > label > input');

function chooseFound({ target }: Event): void {
  radioOf(target as Element)?.click();
}

/** By what each group is stored, and its radio buttons in order; the first is checked by default. */
const groupsIn = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLElement>(GROUPED)].map((group) => ({
    key: tabGroupKey(group.dataset.tabs ?? ''),
    tabs: [...group.querySelectorAll<HTMLInputElement>(':scope > div > label > input')],
  }));

function showStored(root: HTMLElement): void {
  for (const { key, tabs } of groupsIn(root)) {
    const stored = readStorage(key);
    const tab = tabs.find(({ value }) => value === stored);
    if (tab) tab.checked = true;
  }
}

/** Stores choices made in the static page before hydration. */
function storeChosen(root: HTMLElement): void {
  for (const { key, tabs } of groupsIn(root)) {
    const chosen = tabs.slice(1).find(({ checked }) => checked);
    if (chosen) writeStorage(key, chosen.value);
  }
}

/** Stores the chosen tab and keeps it at its place in the viewport: synced groups above it may change height. */
function choose({ target }: Event): void {
  const tab = target as HTMLInputElement;
  const group = tab.closest<HTMLElement>(GROUPED)?.dataset.tabs;
  if (!group) return;
  const { top } = tab.getBoundingClientRect();
  writeStorage(tabGroupKey(group), tab.value);
  window.scrollBy({ top: tab.getBoundingClientRect().top - top, behavior: 'instant' });
}

/** Synchronizes tabs of one group within a document, across pages and across browser tabs. */
export function useTabs(ref: RefObject<HTMLElement | null>, html: string): void {
  useLayoutEffect(() => {
    const root = ref.current;
    if (!root) return undefined;
    const show = () => {
      showStored(root);
      hidePanels(root);
    };
    const onChange = (event: Event) => {
      choose(event);
      hidePanels(root);
    };
    storeChosen(root);
    show();
    const unsubscribe = subscribeStorage(show);
    const stopListening = listen(root, { change: onChange, beforematch: chooseFound });
    return () => {
      unsubscribe();
      stopListening();
    };
  }, [ref, html]);
}
