import { useSyncExternalStore } from 'react';
import { ANNOUNCEMENT_KEY } from '../inline-scripts/announcement';
import { focusMain } from '../runtime/focus';
import { readStorage, subscribeStorage, writeStorage } from '../runtime/storage';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { SmartLink } from '../ui/SmartLink';
import type { Site } from '../runtime/useSite';
import * as styles from './AnnouncementBar.module.css';

/** PageHead hides one that was closed before the first paint. */
export function AnnouncementBar({ announcement }: { announcement: NonNullable<Site['announcement']> }) {
  const isDismissed = () => readStorage(ANNOUNCEMENT_KEY) === announcement.id;
  if (useSyncExternalStore(subscribeStorage, isDismissed, () => false)) return null;

  const close = () => {
    focusMain();
    writeStorage(ANNOUNCEMENT_KEY, announcement.id);
  };
  return (
    <aside className={`no-print ${styles.bar}`} aria-label="Announcement" data-inert-behind-menu="">
      <p>
        <span className={announcement.link ? styles.text : undefined}>{announcement.text} </span>
        {announcement.link && <SmartLink to={announcement.link.to}>{announcement.link.label}</SmartLink>}
      </p>
      <Button look="icon" className="script-only" aria-label="Close" onClick={close}>
        <Icon name="close" />
      </Button>
    </aside>
  );
}
