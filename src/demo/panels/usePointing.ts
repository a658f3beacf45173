import { useEffect, type RefObject } from 'react';
import { listen } from '../../runtime/listen';
import type { DemoState } from '../core/state';
import { BUILDER_ID } from '../focusBuilder';
import type { connect as Connect } from './pointing';

/** Kept, so that it goes on at once after each edit. */
let connect: typeof Connect | undefined;

/** Connects rules and their parts of the text at first use; does nothing in browsers without highlights. */
export function usePointing(panel: RefObject<HTMLElement>, state: DemoState): void {
  useEffect(() => {
    const text = panel.current?.querySelector('code');
    const builder = document.getElementById(BUILDER_ID);
    if (!text || !builder || !('highlights' in CSS)) return undefined;
    if (connect) return connect(text, builder, state);
    let ended = false;
    let disconnect = () => {};
    const load = () => {
      import(/* webpackChunkName: "demo-pointing" */ './pointing').then(
        (module) => {
          connect = module.connect;
          if (ended) return;
          disconnect();
          disconnect = connect(text, builder, state);
        },
        () => {},
      );
    };
    const uses = { pointerover: load, focusin: load, pointerdown: load };
    const ends = [listen(builder, uses, { once: true }), listen(text, uses, { once: true })];
    return () => {
      ended = true;
      ends.forEach((end) => end());
      disconnect();
    };
  }, [panel, state]);
}
