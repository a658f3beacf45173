import { createContext } from 'react';
import { translations } from './shared/drawnIcons';

/** Titles and icons of the builder's buttons. */
export const LibraryTranslations = createContext(translations);
