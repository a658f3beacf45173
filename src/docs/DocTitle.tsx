import type { ReactNode } from 'react';
import { untranslated } from '../shared/untranslated';
import * as styles from './DocTitle.module.css';

interface DocTitleProps {
  title: string;
  version: string;
  /** Shown in the line above the title. */
  children?: ReactNode;
}

export const DocTitle = ({ title, version, children }: DocTitleProps) => (
  <>
    <div className={styles.about}>
      <p className={styles.badge}>Version: {version}</p>
      {children}
    </div>
    <h1 className={styles.title} {...untranslated(title)}>
      {title}
    </h1>
  </>
);
