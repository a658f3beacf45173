import type { LibraryProviderProps } from '../types';
import { QueryBuilderBulma } from './QueryBuilderBulma';
import * as styles from './bulma.module.css';

/** Bulma 1: a style sheet, and the controls of this folder. */
export default function BulmaProvider({ colorMode, children }: LibraryProviderProps) {
  return (
    <div className={styles.root} data-theme={colorMode}>
      <QueryBuilderBulma>{children}</QueryBuilderBulma>
    </div>
  );
}
