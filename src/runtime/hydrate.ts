import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';

/**
 * Has React take over what a container holds, or render it where it holds nothing: in slices, between which the browser
 * answers its reader. What the reader touches is taken over at once.
 *
 * @param identifierPrefix begins the ids that React makes
 */
export function hydrate(element: ReactNode, container: Element, identifierPrefix?: string): Root {
  if (!container.hasChildNodes()) {
    const root = createRoot(container, { identifierPrefix });
    startTransition(() => root.render(element));
    return root;
  }
  let root!: Root;
  startTransition(() => {
    root = hydrateRoot(container, element, { identifierPrefix });
  });
  return root;
}
