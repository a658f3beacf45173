import { useMemo, type ReactNode } from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';

interface EmotionOutletProps {
  /** Prefix of the class names, unique among the libraries of a page. */
  name: string;
  outlet: HTMLElement | undefined;
  children: ReactNode;
}

/** Makes Emotion write styles into the outlet, as text: the outlet need not be in the page yet. */
export function EmotionOutlet({ name, outlet, children }: EmotionOutletProps) {
  const cache = useMemo(() => createCache({ key: name, container: outlet, speedy: false }), [name, outlet]);
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}
