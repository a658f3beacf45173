import { useSyncExternalStore } from 'react';
import { PROGRESS_DELAY } from '../runtime/delays';
import { changeStatus } from '../runtime/router';
import type { ChangeStatus } from '../runtime/pageChange';
import { useDelayed } from '../runtime/useDelayed';
import * as styles from './PageProgress.module.css';

const idle = (): ChangeStatus => 'idle';

export function PageProgress() {
  const status = useSyncExternalStore(changeStatus.subscribe, changeStatus.get, idle);
  const shown = useDelayed(status === 'changing', PROGRESS_DELAY);
  return shown ? <div role="progressbar" aria-label="Loading the next page" className={styles.bar} /> : null;
}
