import * as styles from './SkipLink.module.css';

/** Id of the main part of every page. */
export const MAIN_ID = 'main';

/** The first thing that Tab reaches: a way past the navigation. */
export function SkipLink() {
  return (
    <a href={`#${MAIN_ID}`} className={styles.skip} data-inert-behind-menu="">
      Skip to main content
    </a>
  );
}
