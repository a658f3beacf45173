import { useEffect, type RefObject } from 'react';
import { listen } from '../../runtime/listen';

const load = () => import(/* webpackChunkName: "example-link" */ './followExampleLink');

/** Opens the example to which the hash leads. */
export function useExampleLink(ref: RefObject<HTMLElement | null>, html: string): void {
  useEffect(() => {
    const follow = () => {
      if (!window.location.hash.startsWith('#example=')) return;
      load().then(({ followExampleLink }) => ref.current && followExampleLink(ref.current), ignore);
    };
    follow();
    return listen(window, { hashchange: follow });
  }, [ref, html]);
}

/** The reader still has the page, and the buttons of its examples. */
const ignore = () => undefined;
