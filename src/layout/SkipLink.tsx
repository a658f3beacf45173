import { MAIN_ID } from '../ui/ids';
import * as styles from './SkipLink.module.css';

export function SkipLink() {
  return (
    <a href={`#${MAIN_ID}`} className={styles.skip} data-inert-behind-menu="">
      Skip to main content
    </a>
  );
}
