import { useEffect, type RefObject } from 'react';
import { COPY_FEEDBACK_MS, copyText } from '../../runtime/useCopy';
import type { CopyState } from '../../shared/copyButtonLabels';
import { copyButtonLabels } from '../../shared/copyButtonLabels';

/** Attaches copying and its feedback to the copy buttons in static HTML. */
export function useCopyButtons(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const timers = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();
    const copy = async ({ target }: MouseEvent) => {
      const button = (target as Element).closest<HTMLElement>('[data-copy]');
      if (!button) return;
      const copied = await copyText(sampleText(button));
      tell(button, copied ? 'copied' : 'failed');
      clearTimeout(timers.get(button));
      if (copied)
        timers.set(
          button,
          setTimeout(() => tell(button, 'idle'), COPY_FEEDBACK_MS),
        );
    };
    const element = ref.current;
    const listener = (event: MouseEvent) => void copy(event);
    element?.addEventListener('click', listener);
    return () => element?.removeEventListener('click', listener);
  }, [ref]);
}

function tell(button: HTMLElement, state: CopyState): void {
  const { text, label } = copyButtonLabels(state);
  button.dataset.state = state;
  button.setAttribute('aria-label', label);
  if (button.firstElementChild) button.firstElementChild.textContent = text;
}

function sampleText(button: HTMLElement): string {
  const copy = button.closest('figure')?.querySelector('code')?.cloneNode(true) as HTMLElement | undefined;
  for (const line of copy?.querySelectorAll('.del') ?? []) line.remove();
  return (copy?.textContent ?? '').replace(/\n$/, '');
}
