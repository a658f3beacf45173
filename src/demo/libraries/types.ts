import type { ComponentType, ReactNode } from 'react';
import type { ColorMode } from '../../runtime/colorMode';

export interface LibraryProviderProps {
  colorMode: ColorMode;
  children: ReactNode;
}

/**
 * Renders query builders with the controls of a UI library, in its own theme and in the mode that it is given. It stands
 * in an element `[data-library="<name>"]`, changes nothing outside that, and leaves nothing behind.
 */
export type LibraryProvider = ComponentType<LibraryProviderProps>;
