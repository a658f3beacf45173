import { START_FAILURE } from '../shared/startFailure';
import { loadPage } from './gatsbyInternals';

/** Reports that React cannot run the page because its files failed to load: Gatsby then leaves the static page. */
export async function reportFailedStart(): Promise<void> {
  const { pathname, search } = window.location;
  if (await loadPage(pathname + search)) return;
  window.dispatchEvent(new CustomEvent(START_FAILURE, { detail: 'Some of its files did not load.' }));
}
