import { useLayoutEffect, type ReactNode } from 'react';

interface ArrivalProps {
  /** Must be a stable reference. */
  onArrival: () => void;
  children?: ReactNode;
}

/** Calls `onArrival` after its children have rendered, before the paint. */
export function OnMount({ onArrival, children }: ArrivalProps) {
  useLayoutEffect(onArrival, [onArrival]);
  return children;
}
