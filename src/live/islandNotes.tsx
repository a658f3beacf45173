import { createRoot } from 'react-dom/client';
import { LoadFailure } from '../layout/LoadFailure';
import { LOADER_DELAY } from '../runtime/delays';
import * as styles from './islandNotes.module.css';

/** Puts a place for words below an island; gives it and what takes it away. */
function below(island: HTMLElement): [HTMLElement, () => void] {
  const place = document.createElement('div');
  island.after(place);
  return [place, () => place.remove()];
}

/** Tells, below an island, that its files are on their way, if they take long; returns what ends that. */
export function showLoading(island: HTMLElement): () => void {
  let remove = () => {};
  const timer = setTimeout(() => {
    const [place, end] = below(island);
    remove = end;
    place.className = styles.loading ?? '';
    place.setAttribute('role', 'status');
    const text = document.createElement('span');
    text.textContent = 'Loading this example…';
    place.append(text);
  }, LOADER_DELAY);
  return () => {
    clearTimeout(timer);
    remove();
  };
}

/** Tells, below an island, that its files did not load, with a way to try again; returns what ends that. */
export function showLoadFailure(island: HTMLElement, error: Error, retry: () => void): () => void {
  const [place, remove] = below(island);
  const root = createRoot(place);
  root.render(<LoadFailure what="This example" error={error} onRetry={retry} />);
  return () => {
    remove();
    // React refuses to unmount a root while it renders another.
    queueMicrotask(() => root.unmount());
  };
}
