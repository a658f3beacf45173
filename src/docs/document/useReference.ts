import { useEffect, type RefObject } from 'react';
import { listen } from '../../runtime/listen';

const load = () => import(/* webpackChunkName: "reference" */ './reference');

/** Explains the names in samples, and lists the samples that use a name, when a reader asks. */
export function useReference(ref: RefObject<HTMLElement | null>, html: string, version: string | undefined): void {
  useEffect(() => {
    const root = ref.current;
    if (!root || version === undefined) return undefined;
    const explain = (event: Event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('pre a');
      // A touch, and the focus that it moves, follow the link.
      const isAsked = event instanceof PointerEvent ? event.pointerType === 'mouse' : link?.matches(':focus-visible');
      if (!link || !isAsked) return;
      // The pointer or the focus may have left the name while the code loaded.
      load().then(({ explainName }) => link.matches(':hover, :focus') && explainName(link, version), ignore);
    };
    const list = ({ target }: Event) => {
      const details = target as HTMLElement;
      if (details.matches('.uses[open]')) load().then(({ listSamples }) => listSamples(details, version), ignore);
    };
    // A toggle does not bubble.
    return listen(root, { pointerover: explain, focusin: explain, toggle: list }, { capture: true });
  }, [ref, html, version]);
}

/** Without its script, a link still leads to what it means. */
const ignore = () => undefined;
