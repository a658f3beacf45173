import { useEffect, type RefObject } from 'react';
import { listen } from '../../runtime/listen';
import { COPY_FEEDBACK_MS, copyText } from '../../runtime/useCopy';
import { copyButtonLabels, type CopyState } from '../../shared/copyLabels';

const WRAP_LABEL = 'Toggle word wrap';

/**
 * Adds a copy button to the code samples in static HTML, and a "Wrap" button to each while its lines overflow or are
 * wrapped. Sizes are observed because a sample in a hidden tab has no size until the tab is shown.
 */
export function useSampleButtons(ref: RefObject<HTMLElement | null>, html: string): void {
  useEffect(() => {
    const root = ref.current;
    if (!root) return undefined;
    // A sample in an island has a button of its own.
    const onClick = ({ target }: MouseEvent) => {
      const button = (target as Element).closest<HTMLElement>('[data-copy]:not(.island *), [data-wrap]');
      if (button?.hasAttribute('data-copy')) void copy(button);
      else if (button) toggleWrap(button);
    };
    const observer = new ResizeObserver((entries) => {
      const samples = entries.map(({ target }) => ({ target, wide: target.scrollWidth > target.clientWidth }));
      for (const { target, wide } of samples) offerWrap(target.parentElement as HTMLElement, wide);
    });
    const samples = [...root.querySelectorAll('figure > pre')];
    // Lines may be shorter in the other language, in a sample that keeps its size.
    const measureAgain = ({ target }: Event) => {
      if (!(target as Element).closest('.code-tabs')) return;
      observer.disconnect();
      for (const sample of samples) observer.observe(sample);
    };
    for (const sample of samples) {
      if (!sample.parentElement?.querySelector('.sample-buttons')) sample.after(newButtons());
      observer.observe(sample);
    }
    const stopListening = listen(root, { click: onClick, change: measureAgain });
    return () => {
      observer.disconnect();
      stopListening();
    };
  }, [ref, html]);
}

function newButtons(): HTMLElement {
  const { text, label } = copyButtonLabels('idle');
  const words = Object.assign(document.createElement('span'), { ariaLive: 'polite', textContent: text });
  const button = newButton('copy', label);
  button.append(words);
  const buttons = Object.assign(document.createElement('div'), { className: 'sample-buttons' });
  buttons.append(button);
  return buttons;
}

function newButton(purpose: 'copy' | 'wrap', ariaLabel: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.dataset[purpose] = '';
  return Object.assign(button, { type: 'button', className: 'sample-button', ariaLabel });
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
  const other = button.closest('.code-tabs:has([value="JavaScript"]:checked)') ? '.ts' : '.js';
  for (const part of code?.querySelectorAll(`.del, ${other}`) ?? []) part.remove();
  return (code?.textContent ?? '').replace(/\n$/, '');
}

/** Adds or removes the button; a focused button is never removed. */
function offerWrap(figure: HTMLElement, wide: boolean): void {
  const button = figure.querySelector('[data-wrap]');
  if (wide || figure.hasAttribute('data-wrapped')) {
    if (!button) figure.querySelector('[data-copy]')?.before(newWrapButton());
  } else if (button !== document.activeElement) button?.remove();
}

const newWrapButton = () =>
  Object.assign(newButton('wrap', WRAP_LABEL), { title: WRAP_LABEL, ariaPressed: 'false', textContent: 'Wrap' });

function toggleWrap(button: HTMLElement): void {
  const figure = button.closest('figure');
  if (figure) button.ariaPressed = String(figure.toggleAttribute('data-wrapped'));
}
