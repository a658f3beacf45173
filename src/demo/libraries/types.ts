import type { ComponentType, ReactNode } from 'react';
import type { ColorMode } from '../../runtime/colorMode';

export interface LibraryProviderProps {
  colorMode: ColorMode;
  children: ReactNode;
}

/** Must change nothing outside of its element, `[data-library="<name>"]`, and clean up on unmount. */
export type LibraryProvider = ComponentType<LibraryProviderProps>;
