import { QueryBuilderBootstrap } from '@react-querybuilder/bootstrap';
import type { LibraryProviderProps } from '../types';
import * as styles from './bootstrap.module.css';

/** Bootstrap 5: a style sheet and class names. */
export default function BootstrapProvider({ colorMode, children }: LibraryProviderProps) {
  return (
    <div className={styles.root} data-bs-theme={colorMode}>
      <QueryBuilderBootstrap>{children}</QueryBuilderBootstrap>
    </div>
  );
}
