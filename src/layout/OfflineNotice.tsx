import { useSyncExternalStore } from 'react';
import { subscribeOnline } from '../runtime/connection';
import { changeStatus } from '../runtime/router';
import type { ChangeStatus } from '../runtime/pageChange';
import * as styles from './OfflineNotice.module.css';

const idle = (): ChangeStatus => 'idle';
const isOnline = () => navigator.onLine;
const onServer = () => true;

export function OfflineNotice() {
  const online = useSyncExternalStore(subscribeOnline, isOnline, onServer);
  const status = useSyncExternalStore(changeStatus.subscribe, changeStatus.get, idle);
  return (
    <div role="status">
      {!online && (
        <p className={styles.notice}>
          You are offline.{' '}
          {status === 'offline'
            ? 'The next page opens when you are connected again.'
            : 'What this page has loaded still works.'}
        </p>
      )}
    </div>
  );
}
