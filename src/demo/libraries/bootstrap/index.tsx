import { QueryBuilderBootstrap } from '@react-querybuilder/bootstrap';
import { LibraryTranslations } from '../LibraryTranslations';
import type { LibraryProviderProps } from '../types';
import { controlElements, translations } from './controls';

/** Bootstrap 5: a style sheet and class names. */
export default function BootstrapProvider({ colorMode, children }: LibraryProviderProps) {
  return (
    <div data-bs-theme={colorMode} className="bg-body text-body">
      <LibraryTranslations.Provider value={translations}>
        <QueryBuilderBootstrap controlElements={controlElements}>{children}</QueryBuilderBootstrap>
      </LibraryTranslations.Provider>
    </div>
  );
}
