import { useSyncExternalStore } from 'react';
import { subscribeOnline } from '../runtime/connection';
import type { ChangeStatus } from '../runtime/pageChange';
import { changeStatus } from '../runtime/router';
import { useDelayed } from '../runtime/useDelayed';
import { Notice } from '../ui/Notice';
import * as styles from './PageChangeStatus.module.css';

const idle = (): ChangeStatus => 'idle';
const isOnline = () => navigator.onLine;
const onServer = () => true;

const useChangeStatus = () => useSyncExternalStore(changeStatus.subscribe, changeStatus.get, idle);

export function PageProgress() {
  const isSlow = useDelayed(useChangeStatus() === 'changing');
  return isSlow ? (
    <div role="progressbar" aria-label="Loading the next page" className={`no-print ${styles.progress}`} />
  ) : null;
}

export function OfflineNotice() {
  const online = useSyncExternalStore(subscribeOnline, isOnline, onServer);
  const status = useChangeStatus();
  return (
    <div role="status" className="no-print">
      {!online && (
        <Notice tone="info" className={styles.offline}>
          You are offline.{' '}
          {status === 'offline'
            ? 'The next page opens when you are connected again.'
            : 'The parts that have loaded still work.'}
        </Notice>
      )}
    </div>
  );
}
