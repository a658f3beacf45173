import { useEffect, useState, type RefObject } from 'react';
import { listen } from '../../runtime/listen';
import { useLoaded } from '../../runtime/useLoaded';
import type { DemoState } from '../core/state';
import { BUILDER_ID } from '../focusBuilder';

const loadPointing = async () => (await import(/* webpackChunkName: "demo-pointing" */ './pointing')).connect;

/** Connects rules and their parts of the text at first use; does nothing in browsers without highlights. */
export function usePointing(panel: RefObject<HTMLElement>, state: DemoState): void {
  const [isWanted, setWanted] = useState(false);
  const connect = useLoaded(isWanted ? loadPointing : null);
  useEffect(() => {
    const text = panel.current?.querySelector('code');
    const builder = document.getElementById(BUILDER_ID);
    if (!text || !builder || !('highlights' in CSS)) return undefined;
    if (connect) return connect(text, builder, state);
    const want = () => setWanted(true);
    const uses = { pointerover: want, focusin: want, pointerdown: want };
    const ends = [listen(builder, uses), listen(text, uses)];
    return () => ends.forEach((end) => end());
  }, [panel, state, connect]);
}
