import { useEffect, type RefObject } from 'react';

const LABEL = 'Toggle word wrap';

/**
 * Adds a "Wrap" button to each code sample in static HTML while its lines overflow or are wrapped. Sizes are observed
 * because a sample in a hidden tab has no size until the tab is shown.
 */
export function useWrapButtons(ref: RefObject<HTMLElement | null>, html?: string): void {
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
  }, [ref, html]);
}

/** Adds or removes the button; a focused button is never removed. */
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
    className: 'sample-button',
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
