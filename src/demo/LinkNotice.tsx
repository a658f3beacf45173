import { LeavingButton } from '../ui/Button';
import { Notice } from '../ui/Notice';
import type { DemoLinkState } from './useDemoLink';
import * as styles from './LinkNotice.module.css';

export function LinkNotice({ problems, dismiss, retry }: DemoLinkState) {
  if (problems.length === 0) return null;
  return (
    <Notice tone="caution" role="alert" className={styles.notice}>
      <p>{problems.join(' ')}</p>
      {retry && <LeavingButton onClick={retry}>Retry</LeavingButton>}
      <LeavingButton onClick={dismiss}>Dismiss</LeavingButton>
    </Notice>
  );
}
