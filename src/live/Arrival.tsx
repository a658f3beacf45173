import { useLayoutEffect, type ReactNode } from 'react';

interface ArrivalProps {
  /** Must stay the same function. */
  onArrival: () => void;
  children?: ReactNode;
}

/** Tells, before anything is painted, that what is in it has come. */
export function Arrival({ onArrival, children }: ArrivalProps) {
  useLayoutEffect(onArrival, [onArrival]);
  return children;
}
