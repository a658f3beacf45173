import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in static HTML and during hydration, then true. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
