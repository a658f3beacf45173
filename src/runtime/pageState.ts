import { createContext } from 'react';

/** Whether a page shows, has just been left, or is rendered before its reader asks for it. */
export type State = 'shown' | 'leaving' | 'ahead';

/** The state of the page that a component is in. */
export const PageState = createContext<State>('shown');
