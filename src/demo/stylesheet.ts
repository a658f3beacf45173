/** A style sheet that has been asked for. */
export interface Stylesheet {
  /** Settles when it has loaded, or has failed to. */
  loaded: Promise<void>;
  /** Has it style the page. */
  apply: () => void;
  remove: () => void;
}

/** Loads a style sheet that styles nothing until it is told to. */
export function loadStylesheet(href: string): Stylesheet {
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
