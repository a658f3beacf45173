import { startTransition, useCallback, useEffect, useState } from 'react';
import { withPrefix } from 'gatsby';
import { DEFAULT_LIBRARY } from './libraries/defaultLibrary';
import { loadLibrary } from './libraries/loadLibrary';
import type { LibraryProvider } from './libraries/types';
import type { DemoLibrary } from './types';

type LibraryState =
  | { status: 'none' }
  | { status: 'loading' }
  | { status: 'ready'; Provider: LibraryProvider; applySheets: () => void }
  | { status: 'failed'; error: Error };

/** Loads a library's controls and style sheets after hydration; removes the sheets on unmount and after a failure. */
export function useLibrary({ name, stylesheets }: DemoLibrary) {
  const [state, setState] = useState<LibraryState>({ status: name === DEFAULT_LIBRARY ? 'none' : 'loading' });
  const failed = state.status === 'failed';

  const fail = useCallback((error: Error) => setState({ status: 'failed', error }), []);
  const retry = useCallback(() => setState({ status: 'loading' }), []);

  useEffect(() => {
    if (name === DEFAULT_LIBRARY || failed) return undefined;
    const sheets = stylesheets.map((href) => loadStylesheet(withPrefix(href)));
    let ended = false;

    Promise.all([loadLibrary(name), ...sheets.map(({ loaded }) => loaded)]).then(
      ([{ default: Provider }]) => {
        if (ended) return;
        const applySheets = () => sheets.forEach((sheet) => sheet.apply());
        // Rendering is slow, and the current builder works meanwhile.
        startTransition(() => setState({ status: 'ready', Provider, applySheets }));
      },
      (error: Error) => {
        if (!ended) fail(error);
      },
    );
    return () => {
      ended = true;
      sheets.forEach((sheet) => sheet.remove());
    };
  }, [name, stylesheets, failed, fail]);

  return { state, fail, retry };
}

interface Stylesheet {
  /** Rejects if the style sheet does not load. */
  loaded: Promise<void>;
  apply: () => void;
  remove: () => void;
}

/** Loads a style sheet without applying it. */
function loadStylesheet(href: string): Stylesheet {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  link.media = 'not all';
  const loaded = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error(`The style sheet ${href} did not load.`)));
  });
  document.head.append(link);
  return { loaded, apply: () => (link.media = 'all'), remove: () => link.remove() };
}
