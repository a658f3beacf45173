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

/** Loads a script once. Rejects if it does not load. */
export function loadScript(address: string): Promise<void> {
  // Without CORS, browsers hide the details of errors thrown through scripts of another origin.
  return load(
    Object.assign(document.createElement('script'), { src: address, async: false, crossOrigin: 'anonymous' }),
    address,
  );
}

/** Loads a style sheet once. Rejects if it does not load. */
export const loadStyle = (address: string) =>
  load(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address }), address);
