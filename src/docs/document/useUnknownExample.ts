import { useEffect, type RefObject } from 'react';
import { splitExampleId } from '../../shared/exampleFile';
import { quoteShortened } from '../../shared/ImportError';
import { linkedExample } from '../../shared/link/linkedExample';

/** Says so above the text when the hash leads to an example that the page does not have. */
export function useUnknownExample(ref: RefObject<HTMLElement | null>, html: string): void {
  useEffect(() => {
    const note = document.createElement('p');
    note.className = 'ui-notice caution';
    note.setAttribute('role', 'alert');
    const check = () => {
      const wanted = linkedExample(window.location.hash);
      const editors = [...(ref.current?.querySelectorAll<HTMLElement>('[data-editor]') ?? [])];
      const names = editors.map(({ dataset }) => splitExampleId(dataset.editor ?? '').name);
      note.remove();
      if (wanted === undefined || names.includes(wanted)) return;
      note.textContent = `The link leads to an example that this page does not have: ${quoteShortened(wanted)}.`;
      ref.current?.prepend(note);
    };
    check();
    window.addEventListener('hashchange', check);
    return () => {
      note.remove();
      window.removeEventListener('hashchange', check);
    };
  }, [ref, html]);
}
