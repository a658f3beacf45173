import { gatsbyWindow } from './gatsbyGlobals';
import { START_FAILURE } from './startScript';

/** Tells the reader when React cannot run the page, whose files have failed: Gatsby then leaves it as it stands. */
export async function watchStart(): Promise<void> {
  const { pathname, search } = window.location;
  const files = await gatsbyWindow()
    .___loader.loadPage(pathname + search)
    .catch(() => undefined);
  if (files && files.status !== 'error') return;
  window.dispatchEvent(new CustomEvent(START_FAILURE, { detail: 'Some of its files did not load.' }));
}
