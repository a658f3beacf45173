import { useEffect, type RefObject } from 'react';
import type { DemoState } from '../core/state';
import { BUILDER_ID } from '../focusBuilder';
import type { connect as Connect } from './pointing';

/** Kept, so that it goes on at once after each edit. */
let connect: typeof Connect | undefined;

const EVENTS = ['pointerover', 'focusin', 'pointerdown'] as const;

/** Connects rules and their parts of the text at first use; does nothing in browsers without highlights. */
export function usePointing(panel: RefObject<HTMLElement>, state: DemoState): void {
  useEffect(() => {
    const text = panel.current?.querySelector('code');
    const builder = document.getElementById(BUILDER_ID);
    if (!text || !builder || !('highlights' in CSS)) return undefined;
    if (connect) return connect(text, builder, state);
    const ending = new AbortController();
    const { signal } = ending;
    let disconnect = () => {};
    const load = () => {
      import(/* webpackChunkName: "demo-pointing" */ './pointing').then(
        (module) => {
          connect = module.connect;
          if (signal.aborted) return;
          disconnect();
          disconnect = connect(text, builder, state);
        },
        () => {},
      );
    };
    for (const event of EVENTS) {
      builder.addEventListener(event, load, { signal, once: true });
      text.addEventListener(event, load, { signal, once: true });
    }
    return () => {
      ending.abort();
      disconnect();
    };
  }, [panel, state]);
}
