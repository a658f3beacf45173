import { useEffect, type RefObject } from 'react';
import type { DocumentNode } from './types';
import * as styles from './sampleButtons.module.css';

const LABEL = 'Toggle word wrap';

/**
 * Offers to wrap the lines of each sample of code, of which React knows nothing, while they are wider than their place
 * or wrapped. That is looked at again when a sample's size changes, as that of one in a tab does when it is shown.
 *
 * @param nodes what the element shows, where that changes
 */
export function useWrapButtons(ref: RefObject<HTMLElement | null>, nodes?: readonly DocumentNode[]): void {
  useEffect(() => {
    const root = ref.current;
    if (!root) return undefined;
    const observer = new ResizeObserver((entries) => {
      const samples = entries.map(({ target }) => ({ target, wide: target.scrollWidth > target.clientWidth }));
      for (const { target, wide } of samples) offer(target.parentElement as HTMLElement, wide);
    });
    for (const sample of root.querySelectorAll('figure > pre')) observer.observe(sample);
    root.addEventListener('click', toggle);
    return () => {
      observer.disconnect();
      root.removeEventListener('click', toggle);
    };
  }, [ref, nodes]);
}

/** Gives a sample its button, or takes it away; not from under the keyboard. */
function offer(figure: HTMLElement, wide: boolean): void {
  const button = figure.querySelector('[data-wrap]');
  if (wide || figure.hasAttribute('data-wrapped')) {
    if (!button) figure.querySelector('[data-copy]')?.before(newButton());
  } else if (button !== document.activeElement) button?.remove();
}

function newButton(): HTMLButtonElement {
  const button = document.createElement('button');
  button.dataset.wrap = '';
  return Object.assign(button, {
    type: 'button',
    className: styles.button,
    title: LABEL,
    ariaLabel: LABEL,
    ariaPressed: 'false',
    textContent: 'Wrap',
  });
}

function toggle({ target }: MouseEvent): void {
  const button = (target as Element).closest<HTMLElement>('[data-wrap]');
  const figure = button?.closest('figure');
  if (button && figure) button.ariaPressed = String(figure.toggleAttribute('data-wrapped'));
}
