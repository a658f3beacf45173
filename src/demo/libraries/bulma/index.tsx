import type { LibraryProviderProps } from '../types';
import { QueryBuilderBulma } from './controls';

/** As Bulma has the page. */
const page = { background: 'var(--bulma-scheme-main)', color: 'var(--bulma-text)' };

/** Bulma 1: a style sheet. There is no adapter for it on npm, so the controls of this folder are one. */
export default function BulmaProvider({ colorMode, children }: LibraryProviderProps) {
  return (
    <div data-theme={colorMode} style={page}>
      <QueryBuilderBulma>{children}</QueryBuilderBulma>
    </div>
  );
}
