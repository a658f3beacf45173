import { createRoot } from 'react-dom/client';
import { LoadFailure } from '../../ui/Notice';
import { LOADER_DELAY_MS } from '../../runtime/useDelayed';
import * as styles from './islandNotes.module.css';

function below(island: HTMLElement): [HTMLElement, () => void] {
  const place = document.createElement('div');
  island.after(place);
  return [place, () => place.remove()];
}

/** Shows a loading note below an island if its files take long. Returns a cleanup function. */
export function showLoading(island: HTMLElement): () => void {
  const [place, remove] = below(island);
  place.className = styles.loading ?? '';
  // A live region is announced when it is filled, not when it comes with its text.
  place.setAttribute('role', 'status');
  const timer = setTimeout(() => {
    const text = document.createElement('span');
    text.textContent = 'Loading this part…';
    place.append(text);
  }, LOADER_DELAY_MS);
  return () => {
    clearTimeout(timer);
    remove();
  };
}

/** Shows an error with a retry button below an island. Returns a cleanup function. */
export function showLoadFailure(island: HTMLElement, error: Error, retry: () => void): () => void {
  const [place, remove] = below(island);
  const root = createRoot(place);
  root.render(<LoadFailure what="This part" error={error} onRetry={retry} />);
  return () => {
    remove();
    // React refuses to unmount a root while another one renders.
    queueMicrotask(() => root.unmount());
  };
}
