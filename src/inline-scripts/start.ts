import { announcePage, isGatsbyRunning } from '../runtime/gatsbyInternals';
import { scriptData } from './scriptData';
import { START_FAILURE } from '../shared/startFailure';
import { showStartFailure } from './startFailure';

/**
 * Ends every page: fetches the site's scripts once the page has loaded, or as soon as its reader does something, so that
 * what can be read and used without them comes first. On its element stand `data-page`, the path of the page without the
 * path prefix; `data-build`, the hash of the build; and `data-scripts`, the addresses of the site's scripts.
 */
export default function start(): void {
  const { page, build, scripts = '' } = scriptData();
  const addresses = scripts.split(' ');
  const pathPrefix = scripts.replace(/\/[^/]*( .*)?$/, '');
  const fail = (reason: string) => showStartFailure(reason, { path: page, pathPrefix });
  let missing = addresses.length;
  const fetchScripts = () => {
    if (addresses.length > 0) announcePage(page, build);
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

  reloadAtOtherEntry();
  notePressedButtons();
}

/**
 * Until React runs the page, back and forward change nothing but the address where the site made the entries of the
 * history: then the page of that address is loaded.
 */
function reloadAtOtherEntry(): void {
  const place = () => location.pathname + location.search;
  const here = place();
  addEventListener('popstate', () => {
    if (document.documentElement.dataset.hydrated === undefined && place() !== here) location.reload();
  });
}

/** Keeps which of the buttons with `data-early` was pressed before React came. */
function notePressedButtons(): void {
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-early]');
    if (button) button.dataset.early = 'pressed';
  });
}
