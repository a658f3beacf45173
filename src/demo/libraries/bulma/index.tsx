import type { LibraryProviderProps } from '../types';
import { QueryBuilderBulma } from './controls';

const page = { background: 'var(--bulma-scheme-main)', color: 'var(--bulma-text)' };

/** Bulma 1: a style sheet. npm has no adapter for it, so this folder's controls are one. */
export default function BulmaProvider({ colorMode, children }: LibraryProviderProps) {
  return (
    <div data-theme={colorMode} style={page}>
      <QueryBuilderBulma>{children}</QueryBuilderBulma>
    </div>
  );
}
