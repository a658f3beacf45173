import { QueryBuilderBootstrap } from '@react-querybuilder/bootstrap';
import type { LibraryProviderProps } from '../types';
import { controlElements } from './controls';

/** Bootstrap 5: a style sheet and class names. */
export default function BootstrapProvider({ colorMode, children }: LibraryProviderProps) {
  return (
    <div data-bs-theme={colorMode} className="bg-body text-body">
      <QueryBuilderBootstrap controlElements={controlElements}>{children}</QueryBuilderBootstrap>
    </div>
  );
}
