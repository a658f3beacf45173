import { splitExampleId } from '../../shared/exampleFile';
import { quoteShortened } from '../../shared/ImportError';
import { linkedExample } from '../../shared/link/linkedExample';

const note = document.createElement('p');
note.className = 'ui-notice caution';
note.setAttribute('role', 'alert');

/** Opens the example to which the hash leads, or says above the text that it does not have it. */
export function followExampleLink(text: Element): void {
  const name = linkedExample(window.location.hash);
  if (name === undefined) return;
  const editor = [...text.querySelectorAll<HTMLElement>('[data-editor]')].find(
    ({ dataset }) => splitExampleId(dataset.editor ?? '').name === name,
  );
  if (editor) {
    editor.closest('section')?.scrollIntoView({ behavior: 'instant' });
    // An editor that is open follows the hash itself.
    editor.querySelector<HTMLElement>('[data-early]')?.click();
    return;
  }
  note.textContent = `The link leads to an example that this page does not have: ${quoteShortened(name)}.`;
  text.prepend(note);
  note.scrollIntoView({ behavior: 'instant', block: 'nearest' });
  window.addEventListener('hashchange', () => note.remove(), { once: true });
}
