import { useSyncExternalStore } from 'react';
import { createStore } from '../runtime/createStore';
import { demoReducer, INITIAL_SESSION, type DemoAction, type DemoSession } from './core/demoReducer';
import type { DemoView } from './core/state';

/** Survives navigation, so that the demo of another library keeps the query and the options. */
const store = createStore(INITIAL_SESSION);

export const getSession = (): DemoSession => store.get();

export const dispatch = (action: DemoAction): void => store.set(demoReducer(store.get(), action, performance.now()));

export const setView = (view: Partial<DemoView>): void => dispatch({ type: 'setView', view });

/** The initial session in the static HTML and during hydration. */
export const useSession = (): DemoSession => useSyncExternalStore(store.subscribe, store.get, () => INITIAL_SESSION);
