import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type HydrationOptions, type Root } from 'react-dom/client';

/**
 * Hydrates the container's HTML, or renders if it is empty. As a transition it yields to user input; parts that the
 * reader interacts with are hydrated first.
 */
export function hydrate(element: ReactNode, container: Element, options?: HydrationOptions): Root {
  if (!container.hasChildNodes()) {
    const root = createRoot(container, options);
    startTransition(() => root.render(element));
    return root;
  }
  let root!: Root;
  startTransition(() => {
    root = hydrateRoot(container, element, options);
  });
  return root;
}
