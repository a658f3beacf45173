const loading = new Map<string, Promise<void>>();

function load(element: HTMLScriptElement | HTMLLinkElement, address: string): Promise<void> {
  let promise = loading.get(address);
  if (!promise) {
    promise = new Promise((resolve, reject) => {
      element.addEventListener('load', () => resolve());
      element.addEventListener('error', () => reject(new Error(`A file of the site did not load: ${address}`)));
      document.head.append(element);
    });
    loading.set(address, promise);
  }
  return promise;
}

/** Loads a script of the site, once. Rejects when it does not load. */
export function loadScript(address: string): Promise<void> {
  // To a stranger's page, browsers tell errors of scripts that pass through this one only if it may read it.
  return load(
    Object.assign(document.createElement('script'), { src: address, async: false, crossOrigin: 'anonymous' }),
    address,
  );
}

/** Loads a style sheet of the site, once. Rejects when it does not load. */
export const loadStyle = (address: string) =>
  load(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address }), address);
