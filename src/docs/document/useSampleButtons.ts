import { useEffect, type RefObject } from 'react';
import { COPY_FEEDBACK_MS, copyText } from '../../runtime/useCopy';
import { copyButtonLabels, type CopyState } from '../../shared/copyButtonLabels';

const WRAP_LABEL = 'Toggle word wrap';

/**
 * Makes the copy buttons of code samples in static HTML work, and adds a "Wrap" button to each sample while its lines
 * overflow or are wrapped. Sizes are observed because a sample in a hidden tab has no size until the tab is shown.
 */
export function useSampleButtons(ref: RefObject<HTMLElement | null>, html: string): void {
  useEffect(() => {
    const root = ref.current;
    if (!root) return undefined;
    const onClick = ({ target }: MouseEvent) => {
      const button = (target as Element).closest<HTMLElement>('[data-copy], [data-wrap]');
      if (button?.hasAttribute('data-copy')) void copy(button);
      else if (button) toggleWrap(button);
    };
    const observer = new ResizeObserver((entries) => {
      const samples = entries.map(({ target }) => ({ target, wide: target.scrollWidth > target.clientWidth }));
      for (const { target, wide } of samples) offerWrap(target.parentElement as HTMLElement, wide);
    });
    for (const sample of root.querySelectorAll('figure > pre')) observer.observe(sample);
    root.addEventListener('click', onClick);
    return () => {
      observer.disconnect();
      root.removeEventListener('click', onClick);
    };
  }, [ref, html]);
}

const timers = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();

async function copy(button: HTMLElement): Promise<void> {
  const copied = await copyText(sampleText(button));
  showCopyState(button, copied ? 'copied' : 'failed');
  clearTimeout(timers.get(button));
  const reset = () => showCopyState(button, 'idle');
  if (copied) timers.set(button, setTimeout(reset, COPY_FEEDBACK_MS));
}

function showCopyState(button: HTMLElement, state: CopyState): void {
  const { text, label } = copyButtonLabels(state);
  button.dataset.state = state;
  button.ariaLabel = label;
  if (button.firstElementChild) button.firstElementChild.textContent = text;
}

function sampleText(button: HTMLElement): string {
  const code = button.closest('figure')?.querySelector('code')?.cloneNode(true) as HTMLElement | undefined;
  for (const line of code?.querySelectorAll('.del') ?? []) line.remove();
  return (code?.textContent ?? '').replace(/\n$/, '');
}

/** Adds or removes the button; a focused button is never removed. */
function offerWrap(figure: HTMLElement, wide: boolean): void {
  const button = figure.querySelector('[data-wrap]');
  if (wide || figure.hasAttribute('data-wrapped')) {
    if (!button) figure.querySelector('[data-copy]')?.before(newWrapButton());
  } else if (button !== document.activeElement) button?.remove();
}

function newWrapButton(): HTMLButtonElement {
  const button = document.createElement('button');
  button.dataset.wrap = '';
  return Object.assign(button, {
    type: 'button',
    className: 'sample-button',
    title: WRAP_LABEL,
    ariaLabel: WRAP_LABEL,
    ariaPressed: 'false',
    textContent: 'Wrap',
  });
}

function toggleWrap(button: HTMLElement): void {
  const figure = button.closest('figure');
  if (figure) button.ariaPressed = String(figure.toggleAttribute('data-wrapped'));
}
