import { whenIdle } from './whenIdle';

/** Of how many elements a browser lays out at least, before it may do something else. */
const SLICE = 100;

/** The parts of a page that fold, but not those of one that is leaving, or yet to show. */
const PARTS = '[data-folds]:not([inert] *) > *';

/** What has yet to be laid out. */
let waiting: HTMLElement[] = [];

/** Folds the page: its parts that say so in their style sheets are laid out where they are about to be seen. */
export function fold(): void {
  document.documentElement.dataset.folded = '';
}

/** Has all of a folded page laid out at once, for who has to know where things stand in it. */
export function unfoldAtOnce(): void {
  delete document.documentElement.dataset.folded;
}

/** Has a folded page laid out bit by bit, from the top, so that no task is long. */
export function unfold(): void {
  const { dataset } = document.documentElement;
  const parts = [...document.querySelectorAll<HTMLElement>(PARTS)];
  waiting = parts;
  const next = () => {
    if (dataset.folded === undefined || waiting !== parts) return;
    for (let size = 0; size < SLICE;) {
      const part = parts.shift();
      if (!part) return unfoldAtOnce();
      part.style.contentVisibility = 'visible';
      size += part.querySelectorAll('*').length + 1;
    }
    whenIdle(next);
  };
  whenIdle(next);
}
