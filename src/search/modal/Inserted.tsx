import { useLayoutEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

interface InsertedProps {
  /** Selector of an element of DocSearch, which has no place for children of ours. */
  at: string;
  how: 'before' | 'append';
  children: ReactNode;
}

/** Shows its children before or in an element of DocSearch. */
export function Inserted({ at, how, children }: InsertedProps) {
  const [strip] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    document.querySelector(at)?.[how](strip);
    return () => strip.remove();
  }, [at, how, strip]);
  return createPortal(children, strip);
}
