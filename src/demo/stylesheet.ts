export interface Stylesheet {
  /** Rejects if the style sheet does not load. */
  loaded: Promise<void>;
  apply: () => void;
  remove: () => void;
}

/** Loads a style sheet without applying it. */
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
