import { useMemo, type ReactNode } from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';

interface EmotionOutletProps {
  /** Begins the class names; no two libraries of a page may share it. */
  name: string;
  outlet: HTMLElement | undefined;
  children: ReactNode;
}

/**
 * Has Emotion write the styles of what it holds into the outlet; by default they would stay in the head of the page. It
 * writes them as text: the outlet need not be in the page yet.
 */
export function EmotionOutlet({ name, outlet, children }: EmotionOutletProps) {
  const cache = useMemo(() => createCache({ key: name, container: outlet, speedy: false }), [name, outlet]);
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}
