import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether React runs the page: false in the static HTML and while React takes it over, then true. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
