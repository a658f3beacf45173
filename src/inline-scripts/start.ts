import { announceLoadedPage, isGatsbyRunning } from '../runtime/gatsbyInternals';
import { START_FAILURE } from '../runtime/pageLoaded';
import { scriptData } from './scriptData';
import { showStartFailure } from './startFailure';

/**
 * Runs at the end of every page and fetches the site's scripts once the page has loaded or is used. Its attributes:
 * `data-page`, the path without the path prefix; `data-build`, the hash of the build; `data-scripts`, their URLs.
 */
export default function start(): void {
  const { page, build, scripts = '' } = scriptData();
  const addresses = scripts.split(' ');
  const pathPrefix = scripts.replace(/\/[^/]*( .*)?$/, '');
  const fail = (reason: string) => showStartFailure(reason, { path: page, pathPrefix });
  let missing = addresses.length;
  const fetchScripts = () => {
    if (addresses.length > 0) announceLoadedPage(page, build);
    for (const address of addresses.splice(0)) {
      const script = document.createElement('script');
      const check = (reason: string) => {
        if (!isGatsbyRunning()) fail(reason);
      };
      script.src = address;
      script.async = false;
      script.onerror = () => check(`The file ${address} did not load.`);
      script.onload = () => {
        missing -= 1;
        if (missing === 0) check('Its scripts do not run.');
      };
      document.body.appendChild(script);
    }
  };
  addEventListener('load', () => setTimeout(fetchScripts));
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, fetchScripts, { passive: true });
  addEventListener(START_FAILURE, (event) => fail((event as CustomEvent<string>).detail));

  resetControls();
  reloadAtOtherEntry();
  notePressedButtons();
}

/**
 * Takes back what the browser kept of the page's controls over a reload or Back: the scripts start with what the HTML
 * says. It keeps nothing of a control with `autocomplete=off`, so what such a control holds was typed by the reader.
 */
function resetControls(): void {
  let isUsed = false;
  addEventListener('input', () => (isUsed = true), { once: true });
  const reset = () => {
    if (isUsed) return;
    for (const option of document.querySelectorAll('option')) option.selected = option.defaultSelected;
    for (const field of document.querySelectorAll<HTMLInputElement>('input:not([autocomplete=off]), textarea')) {
      if (/checkbox|radio/.test(field.type)) field.checked = field.defaultChecked;
      else field.value = field.defaultValue;
    }
  };
  // Chromium restores controls between `load` and this.
  addEventListener('pageshow', reset, { once: true });
}

/** Before hydration, Back and Forward between client-side history entries change only the address: load that page. */
function reloadAtOtherEntry(): void {
  const place = () => location.pathname + location.search;
  const here = place();
  addEventListener('popstate', () => {
    if (document.documentElement.dataset.hydrated === undefined && place() !== here) location.reload();
  });
}

/** Marks buttons with `data-early` that are pressed before hydration. */
function notePressedButtons(): void {
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-early]');
    if (button) button.dataset.early = 'pressed';
  });
}
