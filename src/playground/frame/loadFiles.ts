import type { Program } from '../../shared/playground/compileProgram';
import { getRegisteredModule } from '../../shared/playground/registry';

/** A file of the site is missing or broken, which is no fault of the example. */
export class FileLoadError extends Error {}

const loading = new Map<string, Promise<void>>();

function load(element: HTMLScriptElement | HTMLLinkElement, address: string): Promise<void> {
  let promise = loading.get(address);
  if (!promise) {
    promise = new Promise((resolve, reject) => {
      element.addEventListener('load', () => resolve());
      element.addEventListener('error', () => reject(new FileLoadError(`A file of the site did not load: ${address}`)));
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
const loadStyle = (address: string) =>
  load(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address }), address);

/**
 * Loads what a program needs.
 *
 * @throws FileLoadError if a file is missing, or a script does not provide its modules
 */
export async function loadProgram({ scripts, styles, modules }: Program): Promise<void> {
  await Promise.all([...scripts.map(loadScript), ...Object.values(styles).map(loadStyle)]);
  for (const module of modules) {
    try {
      getRegisteredModule(module);
    } catch {
      // A script that is cut off, or that is a page of the server, loads like a whole one.
      throw new FileLoadError(`A file of the site is broken: it should provide "${module}".`);
    }
  }
}
