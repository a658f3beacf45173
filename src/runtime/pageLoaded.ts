import { loadPage } from './gatsbyInternals';

/** Resolves just after the load event. */
export function pageLoaded(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => setTimeout(resolve), { once: true });
  });
}

/** Event that reports why React does not run the page; `detail` is the reason. */
export const START_FAILURE = 'startfailure';

/** Reports that React cannot run the page because its files failed to load: Gatsby then leaves the static page. */
export async function reportFailedStart(): Promise<void> {
  const { pathname, search } = window.location;
  if (await loadPage(pathname + search)) return;
  window.dispatchEvent(new CustomEvent(START_FAILURE, { detail: 'Some of its files did not load.' }));
}
