import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type HydrationOptions, type Root } from 'react-dom/client';

/**
 * Hydrates the container's HTML, or renders if it is empty. As a transition it yields to user input; parts that the
 * reader interacts with are hydrated first. Returns a cleanup function.
 */
export function hydrate(
  element: ReactNode,
  container: Element,
  { onRecoverableError = reportError, ...options }: HydrationOptions = {},
): () => void {
  let root: Root;
  let isEnded = false;
  // React reports an error for a root that is unmounted before it is hydrated.
  const report: typeof onRecoverableError = (error, info) => {
    if (!isEnded) onRecoverableError(error, info);
  };
  // The root before, if a hot update replaces it, unmounts first.
  queueMicrotask(() =>
    startTransition(() => {
      if (container.hasChildNodes()) {
        root = hydrateRoot(container, element, { ...options, onRecoverableError: report });
      } else {
        root = createRoot(container, options);
        root.render(element);
      }
    }),
  );
  return () => {
    isEnded = true;
    // React refuses to unmount a root while another one renders.
    queueMicrotask(() => root.unmount());
  };
}
